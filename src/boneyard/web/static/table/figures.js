// How the match went in numbers: offered when it is over, drawn only when somebody asks.
import { button, byId, make } from "./dom.js";

export function start(room) {
  const dialog = make("dialog", { id: "figures", "aria-labelledby": "figures-title" });
  document.body.append(dialog);
  const offer = button("How it went", () => room.tell({ do: "figures" }), { class: "figures-open" });
  room.onShown((now) => {
    if (now.phase === "over" && !offer.isConnected) byId("card").append(offer);
  });
  room.on("figures", async (message) => {
    const { drawn } = await import("./chart.js");
    dialog.replaceChildren(make("form", { method: "dialog" },
      make("h2", { id: "figures-title" }, "How it went"),
      ...drawn(message, room.table()?.you ?? null),
      make("p", { class: "foot" },
        make("a", { class: "button", href: "/matches" }, "Past matches"),
        make("button", { class: "main" }, "Done"))));
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
  });
}
