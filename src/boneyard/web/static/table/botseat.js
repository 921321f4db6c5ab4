// A seat for somebody's own program: the host gets its token, and the command that lets one of ours play there.
import { button, make } from "./dom.js";

export function giveSeat(table, id) {
  const field = make("input", { id: "bot-name", name: "name", type: "text", maxlength: 24, placeholder: "Marvin", autocomplete: "off" });
  const inside = make("div", {},
    make("p", {}, "The first open seat is given to a program of your own: it plays with the token that comes with it."),
    make("p", { class: "bot-name" }, make("label", { for: "bot-name" }, "Its name"), field));
  const give = button("Give it the seat", () => ask(field.value), { class: "main" });
  const close = button("Not now", () => dialog.close(), {});
  const foot = make("p", { class: "foot" }, close, give);
  const dialog = make("dialog", { class: "bot-seat", "aria-labelledby": "bot-seat-title" },
    make("div", { class: "form" }, make("h2", { id: "bot-seat-title" }, "Seat for a bot"), inside, foot));
  field.addEventListener("keydown", (event) => event.key === "Enter" && give.click());

  async function ask(name) {
    give.disabled = true;
    const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name }) };
    const told = await fetch(`/t/${encodeURIComponent(id)}/seats`, sent).then((answer) => answer.json()).catch(() => ({ why: "The server does not answer: try again." }));
    if (told.why) {
      inside.querySelector(".refused")?.remove();
      inside.append(make("p", { class: "refused", role: "alert" }, told.why));
      give.disabled = false;
      return;
    }
    inside.replaceChildren(
      make("p", { role: "status" }, `${told.name} has seat ${told.seat + 1}. Keep this: whoever has it plays there.`),
      copying("One of our bots, from a terminal", told.command), copying("The seat's own link", told.link), copying("Its token", told.token),
      make("p", { class: "small" }, make("a", { href: "/bots", target: "_blank", rel: "noopener" }, "How a program of your own sits down")));
    give.remove();
    close.textContent = "Done";
    close.className = "main";
    close.focus();
  }

  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function copying(label, text) {
  const field = make("input", { type: "text", readonly: true, value: text, "aria-label": label });
  field.addEventListener("focus", () => field.select());
  const copy = button("Copy", async () => {
    try {
      await navigator.clipboard.writeText(text);
      copy.textContent = "Copied";
    } catch {
      field.focus();
    }
  }, { "aria-label": `Copy: ${label}` });
  return make("div", { class: "copied" }, make("p", { class: "small" }, label), make("p", { class: "copy" }, field, copy));
}
