/** What a calendar says. Month and weekday names come from the locale. */
export interface CalendarWords {
  previousMonth: string;
  nextMonth: string;
  /** Read with the day itself: "today". */
  today: string;
  /** Read with the chosen day: "selected". */
  selected: string;
  /** Read with the due date and shown in the legend beside its dot: "due date". */
  dueDate: string;
  /** Read with a day that cannot be chosen, before its reason: "not available". */
  unavailable: string;
  /** Stands under the month: which days can be chosen at all. "Any day from November 21 to January 20." */
  range?: string | undefined;
}
