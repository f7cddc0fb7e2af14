import Taro from '@tarojs/taro';
import { SECOND_MS } from '@rules/duration';
import { shanghaiMidnightMs } from '@rules/shanghaiTime';
import { withPermission } from '../weapp/withPermission';
import type { AddToCalendar } from './types';

/** Returns the start of a day in Shanghai, epoch seconds. */
const startOf = (day: string) => shanghaiMidnightMs(day) / SECOND_MS;

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
