import type { ExpoFacts } from '@contract/expo';
import type { ExpoTicket } from '@contract/expoTicket';
import { DAY_MS } from '@rules/duration';
import { expoMessages } from '@/components/expo/locale/messages';
import { messages } from '@/locale/messages';
import { expoTicketMessages } from './locale/messages';

/** Returns a day (YYYY-MM-DD) in the viewer's language, such as 12月4日. */
export function dayText(day: string): string {
  return messages().time.monthDay(Number(day.slice(5, 7)), Number(day.slice(8, 10)));
}

const lengthOf = ({ startsOn, endsOn }: ExpoFacts) => (Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS + 1;

/** Returns the days on which a ticket admits: those of the expo in short, or the chosen ones. */
export function ticketDaysText(expo: ExpoFacts, { days }: Pick<ExpoTicket, 'days'>): string {
  const { allDays, dayJoin } = expoTicketMessages();
  if (days.length < lengthOf(expo)) return days.map(dayText).join(dayJoin);
  return `${expoMessages().dateRange(expo.startsOn, expo.endsOn)} · ${allDays(days.length)}`;
}

/** Returns the number of a ticket in two groups: `260120 048216`. */
export const groupTicketNo = (ticketNo: string): string => ticketNo.replace(/^(.{6})(?=.)/, '$1 ');
