// Whoever asks to be shown is shown again, even who has seen it before.
const KEY = "boneyard.learned";

for (const form of document.querySelectorAll("form[data-learn]")) {
  form.addEventListener("submit", () => {
    try {
      const known = JSON.parse(localStorage.getItem(KEY)) ?? [];
      localStorage.setItem(KEY, JSON.stringify(known.filter((each) => each !== form.dataset.learn)));
    } catch { /* a private window has nothing to forget */ }
  });
}
