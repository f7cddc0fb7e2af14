/** An event of whole days; both days are YYYY-MM-DD and inclusive. */
export interface AllDayEvent {
  id: string;
  title: string;
  location: string;
  firstDay: string;
  lastDay: string;
}

/**
 * Adds an event to the user's calendar: WeChat asks for permission, a browser offers a file that calendars open.
 * Resolves with whether the user confirmed; rejects when the platform refuses. Must be called from a tap.
 */
export type AddToCalendar = (event: AllDayEvent) => Promise<boolean>;
