import { calendarFile } from '@/lib/calendarFile';
import type { AddToCalendar } from './types';
import { textFile } from '../textFile';

export const addToCalendar: AddToCalendar = async (event) => {
  await textFile.deliver('download', { name: `${event.id}.ics`, text: calendarFile(event, Date.now()) });
  return true;
};
