import type { Expo } from '@contract/expo';
import type { AllDayEvent } from '@/platform/calendar/types';

/** Converts an expo to an all-day calendar event. */
export const expoEvent = ({ id, name, venue, startsOn, endsOn }: Expo): AllDayEvent => ({
  id,
  title: name,
  location: venue,
  firstDay: startsOn,
  lastDay: endsOn
});
