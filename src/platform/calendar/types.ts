import type { CalendarEvent } from '@/lib/iCalendar';

/**
 * Adds an event to the user's calendar: WeChat asks for permission, a browser offers a file that calendars open.
 * Resolves with whether the user confirmed; rejects when the platform refuses. Must be called from a tap.
 */
export type AddToCalendar = (event: CalendarEvent) => Promise<boolean>;
