import { toICalendar } from '@/lib/iCalendar';
import { textFile } from '../textFile';
import type { AddToCalendar } from './types';

export const addToCalendar: AddToCalendar = async (event) => {
  await textFile.deliver('download', { name: `${event.id}.ics`, text: toICalendar([event], Date.now()) });
  return true;
};
