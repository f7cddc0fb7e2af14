import type { ExpoIndex } from '@contract/expo';
import type { ExpoSchedule, ExpoSession } from '@contract/expoSession';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay, shanghaiMidnightMs } from '@rules/shanghaiTime';

/** Returns the expo as it would be on its second day. */
export function startYesterday(expo: ExpoIndex): ExpoIndex {
  const byMs = shanghaiMidnightMs(shanghaiDay(expo.serverNowMs)) - DAY_MS - shanghaiMidnightMs(expo.startsOn);
  const shift = (day: string) => shanghaiDay(shanghaiMidnightMs(day) + byMs);
  const openings = expo.openings.map(({ opensAtMs, closesAtMs }) => ({
    opensAtMs: opensAtMs + byMs,
    closesAtMs: closesAtMs + byMs
  }));
  return { ...expo, phase: 'on', startsOn: shift(expo.startsOn), endsOn: shift(expo.endsOn), openings };
}

/** Returns sessions that are on or come next: the demo has none on the days of an expo that was moved. */
export function startNow({ serverNowMs, ...schedule }: ExpoSchedule): ExpoSchedule {
  const titles = ['香料采购对接会（第二场）', '无硫烘干与色选技术交流', '产区考察出发'];
  const sessions = titles.map((title, index): ExpoSession => ({
    id: title,
    expoId: schedule.expoId,
    title,
    summary: '',
    day: shanghaiDay(serverNowMs),
    startsAtMs: serverNowMs + (index - 0.5) * HOUR_MS,
    endsAtMs: serverNowMs + (index + 1) * HOUR_MS,
    hallNumber: 2,
    room: '洽谈区',
    track: 'trade',
    speakers: [],
    languages: ['zh'],
    capacity: null,
    remaining: null,
    hasLive: false,
    liveUrl: null,
    slidesUrl: null,
    cancelReason: null,
    isReserved: true
  }));
  return { ...schedule, serverNowMs, sessions };
}
