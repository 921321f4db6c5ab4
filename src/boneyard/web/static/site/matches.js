// The day of a match as the clock of this device has it.
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
for (const time of document.querySelectorAll("time[datetime]")) time.textContent = day.format(new Date(time.dateTime));
