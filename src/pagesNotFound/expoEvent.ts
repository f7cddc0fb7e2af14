import type { Expo } from '@contract/expo';
import type { DayEvent } from '@/platform/calendar.types';

/** The days of an expo as something that a calendar keeps. */
export const expoEvent = ({ id, name, venue, startsOn, endsOn }: Expo): DayEvent => ({
  id,
  title: name,
  place: venue,
  firstDay: startsOn,
  lastDay: endsOn
});
