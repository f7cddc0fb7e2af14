import Taro from '@tarojs/taro';
import type { AddToCalendar } from './types';
import { withPermission } from '../weapp/withPermission';

/** Epoch seconds of the beginning of a day in Shanghai. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`) / 1000;

export const addToCalendar: AddToCalendar = async ({ title, location, firstDay, lastDay }) => {
  const added = await withPermission('calendar', () =>
    Taro.addPhoneCalendar({
      title,
      location,
      allDay: true,
      startTime: startOf(firstDay),
      // WeChat writes it as text.
      endTime: String(startOf(lastDay))
    })
  );
  return added !== null;
};
