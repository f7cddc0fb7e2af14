import type { Envelope } from '../../../types/contract/error';
import type { HomeFeed } from '../../../types/contract/home';

/** The home's data, as our own page loads them. */
export const feedPath = '/api/front/home/feed';

/** @throws Error when the server refuses */
export function feedOf(envelope: Envelope<HomeFeed>): HomeFeed {
  if (envelope.code !== 200) throw new Error(envelope.msg);
  return envelope.data;
}

export const entries = ['行情', '货源', '求购', '快讯', '名片', '展会', '企业', '认证'];
export const tabs = ['首页', '行情', '供求', '我的'];
export const newsTabs = ['推荐', '头条', '行情', '产地', '政策'];
export const search = '搜品种、货源、企业';
export const titles = { prices: '今日行情', flashes: '快讯', updated: (count: number) => `今日已更新 ${count} 个品种` };

export interface PriceCard {
  key: string;
  name: string;
  subtitle: string;
  value: string;
  change: string;
  isUp: boolean;
  /** Points of a polyline in a box of 100 by 28. */
  points: string;
}

const hundredths = (value: number | null) => (value === null ? '—' : (value / 100).toFixed(2));

/** Returns the index and the price lines in the order of the home. */
export function priceCards({ index, lines }: HomeFeed): PriceCard[] {
  return [
    {
      key: index.id,
      name: index.name,
      subtitle: index.date.slice(5),
      value: hundredths(index.valueCenti),
      ...changeOf(index.changeBp),
      points: pointsOf(index.sparkCenti)
    },
    ...lines.map((line) => ({
      key: line.id,
      name: `${line.varietyName}·${line.gradeName}`,
      subtitle: `${line.marketShortName} ${line.date.slice(5)}`,
      value: hundredths(line.midFen),
      ...changeOf(line.changeBp),
      points: pointsOf(line.sparkFen)
    }))
  ];
}

function changeOf(basisPoints: number | null): Pick<PriceCard, 'change' | 'isUp'> {
  const isUp = (basisPoints ?? 0) >= 0;
  return { change: basisPoints === null ? '' : `${isUp ? '+' : ''}${hundredths(basisPoints)}%`, isUp };
}

function pointsOf(values: number[]): string {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const step = 100 / Math.max(1, values.length - 1);
  return values
    .map((value, at) => `${(at * step).toFixed(1)},${(26 - ((value - least) / range) * 24).toFixed(1)}`)
    .join(' ');
}

export const clockOf = (ms: number): string => new Date(ms).toTimeString().slice(0, 5);

/** Returns the picture of a variety, which our server has. */
export const artUri = (varietyId: string, mode: 'mark' | 'tile'): string =>
  `/h5/static/art/${mode}-${encodeURIComponent(varietyId)}.svg`;

/** Returns the picture of a news row; undefined for one of text only. */
export function coverOf({ covers: [cover], coverVarietyId }: HomeFeed['news']['items'][number]): string | undefined {
  return cover?.url ?? (coverVarietyId === null ? undefined : artUri(coverVarietyId, 'tile'));
}
