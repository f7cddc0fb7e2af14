import type { ExpoBanner, ExpoFigure, ExpoOpening, ExpoOrganiser, LiveConfig } from '@contract/expo';
import { HOUR_MS } from '@rules/duration';
import { shanghaiMidnightMs } from '@rules/shanghaiTime';
import { workbook } from '../workbook';

export const ORGANISERS: ExpoOrganiser[] = [
  { role: 'host', name: '南国香都香料商会（演示）' },
  { role: 'coHost', name: '桂东南香料产业联盟（演示）' },
  { role: 'coHost', name: '岭南调味品协会（演示）' },
  { role: 'undertaker', name: '香聚会展服务公司（演示）' },
  { role: 'supporter', name: '香市' }
];

export const FIGURES: ExpoFigure[] = [
  { kind: 'exhibitors', value: 200 },
  { kind: 'halls', value: 6 },
  { kind: 'sessions', value: 45 },
  { kind: 'areaM2', value: 24_000 }
];

export const PAST_FIGURES: ExpoFigure[] = [
  { kind: 'exhibitors', value: 286 },
  { kind: 'visitors', value: 11_240 },
  { kind: 'countries', value: 14 },
  { kind: 'dealsFen', value: 68_000_000_000 }
];

export const BANNERS: ExpoBanner[] = [
  {
    id: 'expo-register',
    title: '免费登记，三天通用',
    subtitle: '一分钟办好电子票，没有网络也能入场',
    varietyId: 'star-anise',
    jump: { type: 'jumpMini', route: 'exhibit.register' }
  },
  {
    id: 'expo-buyers',
    title: '三场采购对接会',
    subtitle: '按品种配对，先约先谈',
    varietyId: 'blend-oil',
    jump: { type: 'jumpMini', route: 'exhibit.schedule' }
  },
  {
    id: 'expo-honours',
    title: '香都荣誉评选',
    subtitle: '六个奖项，每天 3 票',
    varietyId: 'cassia',
    jump: { type: 'jumpMini', route: 'exhibit.honorSelection' }
  }
];

/** Returns the opening hours: from nine, on the last day until half past four. */
export const openingsOf = (days: string[]): ExpoOpening[] =>
  days.map((day, index) => {
    const startMs = shanghaiMidnightMs(day);
    const closesAtMs = index === days.length - 1 ? 16.5 * HOUR_MS : 17.5 * HOUR_MS;
    return { opensAtMs: startMs + 9 * HOUR_MS, closesAtMs: startMs + closesAtMs };
  });

/** Returns the broadcast of the opening ceremony. */
export function liveOf(days: string[]): LiveConfig {
  const startMs = shanghaiMidnightMs(days[0]!);
  return {
    title: '开幕式暨产业数据发布',
    startsAtMs: startMs + 9 * HOUR_MS,
    endsAtMs: startMs + 12 * HOUR_MS,
    entry: { type: 'channels', channelId: 'sph0000000000demo', channelName: '香市展会（演示）' }
  };
}

/** Returns a workbook with the halls and what they show. */
export const hallSheet = (): Buffer =>
  workbook('馆区一览', [
    ['展馆', '主题', '展位数'],
    ['1 号馆', '原料', 105],
    ['2 号馆', '提取与精油', 105],
    ['3 号馆', '复合调味料', 105],
    ['4 号馆', '装备与检测', 105],
    ['5 号馆', '东盟与进口', 105],
    ['6 号馆', '地方展团与招商', 105]
  ]);
