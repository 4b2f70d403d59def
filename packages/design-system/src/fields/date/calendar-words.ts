/** What a calendar says. Month and weekday names come from the locale. */
export interface CalendarWords {
  previousMonth: string;
  nextMonth: string;
  /** Stands in the day and is read with it: "Today". */
  today: string;
  /** Read with the chosen day, and in the legend: "Your day". */
  selected: string;
  /** Read with the due date, and in the legend: "Bill due". */
  dueDate: string;
  /** Stands in the due date: "Due". */
  due: string;
  /** Read with a day that cannot be chosen, before its reason, and in the legend: "Not available". */
  unavailable: string;
  /** In the legend, of days on which something leaves by itself: "Other payments". */
  planned: string;
  /** In the legend, of days that charge at once; asked for where a day is marked so: "Charges today". */
  atOnce?: string;
  /** Under the month until a day says more: "Type a date, or choose a day in the calendar." */
  range: string;
}

/** What else there is to know of a day that can be chosen. */
export interface DayMark {
  /** `planned`: something leaves by itself then. `atOnce`: choosing it charges today. `late`: it is after the due date. */
  kind: 'planned' | 'atOnce' | 'late';
  /** Stands in the day: "Auto Pay", "Late". */
  word: string;
  /** Under the month while one is on the day, and read with it: "Auto Pay will charge $133.25." */
  text: string;
  /** It is told on a day that cannot be chosen too. */
  isAlwaysShown?: boolean;
}
