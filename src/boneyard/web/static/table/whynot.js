// Why not: the rule behind a refusal, beside the sentence that says what was wrong.
import { button, byId, make, said } from "./dom.js";

export function startWhyNot(room) {
  for (const type of ["refused", "why"]) {
    room.on(type, (message) => {
      const text = message.why ?? message.text;
      if (!message.rule || byId("words").textContent !== text) return; // something else is said by now
      byId("words").append(" ", button("Why not?", () => show(text, message.rule), { class: "why-not" }));
    });
  }
}

function show(text, rule) {
  const back = document.activeElement;
  const dialog = make("dialog", { class: "why-rule", "aria-labelledby": "why-rule-title" },
    make("form", { method: "dialog" },
      make("h2", { id: "why-rule-title" }, "Why not?"),
      make("p", {}, ...said(text)),
      make("p", { class: "rule" }, make("b", {}, rule.question), make("br"), ...said(rule.says)),
      make("p", { class: "foot" },
        ...(rule.link ? [make("a", { href: rule.link, target: "_blank", rel: "noopener" }, "Read the rules")] : []),
        make("button", { class: "main" }, "I see"))));
  dialog.addEventListener("close", () => {
    dialog.remove();
    (back?.isConnected ? back : byId("hand")).focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}
