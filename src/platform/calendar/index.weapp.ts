import Taro from '@tarojs/taro';
import { SECOND_MS } from '@rules/duration';
import { shanghaiMidnightMs } from '@rules/shanghaiTime';
import { alarmSecondsOf, type CalendarEvent } from '@/lib/iCalendar';
import { withPermission } from '../weapp/withPermission';
import type { AddToCalendar } from './types';

/** Returns start and end in epoch seconds; WeChat expects the end as a text. */
function timeOf(event: CalendarEvent) {
  const seconds = (ms: number) => Math.floor(ms / SECOND_MS);
  if ('firstDay' in event) {
    return {
      allDay: true,
      startTime: seconds(shanghaiMidnightMs(event.firstDay)),
      endTime: String(seconds(shanghaiMidnightMs(event.lastDay)))
    };
  }
  return {
    startTime: seconds(event.startsAtMs),
    endTime: String(seconds(event.endsAtMs)),
    ...(event.description !== undefined && { description: event.description })
  };
}

export const addToCalendar: AddToCalendar = async (event) => {
  const alarmOffset = alarmSecondsOf(event);
  const added = await withPermission('calendar', () =>
    Taro.addPhoneCalendar({
      title: event.title,
      location: event.location,
      ...timeOf(event),
      ...(alarmOffset !== undefined && { alarm: true, alarmOffset })
    })
  );
  return added !== null;
};
