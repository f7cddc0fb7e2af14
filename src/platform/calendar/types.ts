/** Something that takes whole days; both are YYYY-MM-DD and belong to it. */
export interface AllDayEvent {
  id: string;
  title: string;
  location: string;
  firstDay: string;
  lastDay: string;
}

/**
 * Puts it into the person's calendar: WeChat asks for leave, a browser hands over a file that calendars open. Answers
 * whether the person went through with it; rejects when the platform refuses. Called from a tap.
 */
export type AddToCalendar = (event: AllDayEvent) => Promise<boolean>;
