// What is chosen stands beside its question, also while the other answers are folded away.
function tell(question) {
  const chosen = question.querySelector("input:checked");
  const answer = question.querySelector(".answer");
  answer.textContent = chosen.nextElementSibling.firstChild.textContent.trim();
  question.classList.toggle("changed", chosen.value !== answer.dataset.printed);
}

document.addEventListener("change", (event) => {
  const question = event.target.closest(".question");
  if (question) tell(question);
});
for (const question of document.querySelectorAll(".question")) tell(question);
