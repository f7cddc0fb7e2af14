import type { Expo } from '@contract/expo';
import type { AllDayEvent } from '@/platform/calendar.types';

/** The days of an expo as something that a calendar keeps. */
export const expoEvent = ({ id, name, venue, startsOn, endsOn }: Expo): AllDayEvent => ({
  id,
  title: name,
  location: venue,
  firstDay: startsOn,
  lastDay: endsOn
});
