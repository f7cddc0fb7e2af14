import Taro from '@tarojs/taro';
import { withPermission } from '../weapp/withPermission';
import type { AddToCalendar } from './types';

/** Returns the start of a day in Shanghai, epoch seconds. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`) / 1000;

export const addToCalendar: AddToCalendar = async ({ title, location, firstDay, lastDay }) => {
  const added = await withPermission('calendar', () =>
    Taro.addPhoneCalendar({
      title,
      location,
      allDay: true,
      startTime: startOf(firstDay),
      // WeChat expects a text.
      endTime: String(startOf(lastDay))
    })
  );
  return added !== null;
};
