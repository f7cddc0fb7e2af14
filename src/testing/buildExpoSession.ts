import type { ExpoSchedule, ExpoSession } from '@contract/expoSession';
import { HOUR_MS } from '@rules/duration';

/** 09:00 in Shanghai on the first day of the expo of the tests. */
export const EXPO_MORNING_MS = Date.parse('2026-12-12T09:00:00+08:00');

/** Builds a session of the first day from 10:00 to 11:00, with the given changes. */
export function buildExpoSession(session: Partial<ExpoSession> = {}): ExpoSession {
  return {
    id: 'anise',
    expoId: 'expo-demo',
    title: '八角秋果行情会商',
    summary: '产区库存与走货。',
    day: '2026-12-12',
    startsAtMs: EXPO_MORNING_MS + HOUR_MS,
    endsAtMs: EXPO_MORNING_MS + 2 * HOUR_MS,
    hallNumber: 1,
    room: '原料讲台',
    track: 'market',
    speakers: [{ name: '甘永福', position: '理事长', company: '大容山八角合作社', cardId: null }],
    languages: ['zh', 'en'],
    capacity: 80,
    remaining: 12,
    hasLive: false,
    liveUrl: null,
    slidesUrl: null,
    cancelReason: null,
    isReserved: false,
    ...session
  };
}

/** Builds a schedule of three days, on the morning of the first one. */
export function buildExpoSchedule(schedule: Partial<ExpoSchedule> = {}): ExpoSchedule {
  return {
    expoId: 'expo-demo',
    expoName: '2026 南国香都香料产业博览会',
    days: ['2026-12-12', '2026-12-13', '2026-12-14'],
    sessions: [buildExpoSession()],
    appointments: [],
    serverNowMs: EXPO_MORNING_MS,
    ...schedule
  };
}
