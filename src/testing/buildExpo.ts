import type { ExpoIndex } from '@contract/expo';
import type { ExpoCoupon } from '@contract/expoCoupon';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay, shanghaiMidnightMs } from '@rules/shanghaiTime';

/** Returns an expo of three days that begins in some days, by the server's time. */
export function buildExpo(startsInDays: number, changes: Partial<ExpoIndex> = {}): ExpoIndex {
  const serverNowMs = changes.serverNowMs ?? Date.now();
  const days = [0, 1, 2].map((day) => shanghaiDay(serverNowMs + (startsInDays + day) * DAY_MS));
  return {
    id: 'expo',
    name: '香料产业博览会',
    startsOn: days[0]!,
    endsOn: days[2]!,
    venue: '玉林会展中心',
    registeredCount: 12,
    phase: 'before',
    serverNowMs,
    number: 4,
    slogan: '香聚南国',
    address: '香都大道 1 号',
    position: { latitude: 22.6, longitude: 110.1 },
    organisers: [
      { role: 'host', name: '香料商会' },
      { role: 'coHost', name: '产业联盟' }
    ],
    figures: [
      { kind: 'exhibitors', value: 320 },
      { kind: 'dealsFen', value: 68_000_000_000 }
    ],
    openings: days.map((day) => ({
      opensAtMs: shanghaiMidnightMs(day) + 9 * HOUR_MS,
      closesAtMs: shanghaiMidnightMs(day) + 17 * HOUR_MS
    })),
    previous: [],
    ...changes
  };
}

/** Returns a coupon that the viewer has not claimed. */
export function buildCoupon(changes: Partial<ExpoCoupon> = {}): ExpoCoupon {
  const validFromMs = Date.now();
  return {
    id: 'lunch',
    title: '简餐减 10 元',
    issuer: '餐饮区',
    terms: '满 30 元可用',
    validFromMs,
    validUntilMs: validFromMs + DAY_MS,
    stock: 10,
    left: 4,
    code: null,
    ...changes
  };
}
