import type { FlashTopic } from '@contract/flash';
import { MINUTE_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { NewFlash } from '../../src/modules/newsflash/flashChange.repository';
import { findMentionedLines, type LineNames } from '../../src/modules/pricing/mentionedLines';
import { addDays, atShanghai, minuteOfDay, weekday } from '../calendar';
import { type Random, random } from '../random';
import { LINES, marketOf } from '../specs';
import { VARIETIES } from '../taxonomy';
import { COMPANY_EVENTS } from './company';
import type { FlashEvent } from './event';
import { MARKET_EVENTS } from './market';
import { ORIGIN_EVENTS } from './origin';
import { POLICY_EVENTS } from './policy';
import { TRADE_EVENTS } from './trade';

const SPREAD_DAYS = 59;
/** Number of events by day of the week; 0 is Sunday. */
const DAY_WEIGHTS = [0.35, 1, 1, 1, 1, 1, 0.5];

/** Times of day: from and to in minutes, and the share of events. The stalls trade in the morning and after noon. */
const HOURS: [from: number, to: number, share: number][] = [
  [7 * 60 + 20, 9 * 60, 0.14],
  [9 * 60, 11 * 60 + 40, 0.4],
  [13 * 60 + 20, 17 * 60 + 20, 0.36],
  [17 * 60 + 20, 20 * 60 + 30, 0.1]
];

/** Events of the last hours before the first start: topic, minutes ago. */
// prettier-ignore
const FRESH_EVENTS: [topic: FlashTopic, minutesAgo: number, ...FlashEvent][] = [
  ['trade', 9, '凭祥口岸恢复 24 小时通关', '越南桂皮、八角到货车次回升，当日待检车辆降到 60 台以内。', 2, 'cassia star-anise'],
  ['market', 38, '韩城花椒入库量同比增两成', '冷库库容使用率约七成，净椒现货充足，买家按需提货。', 1, 'red-sichuan-pepper'],
  ['policy', 61, '调味料出口企业备案系统上线', '备案、变更、注销都能在线办，原有备案号继续有效，纸质表格用到月底。系统开放首日，广西、四川两地提交最多，主要是八角、花椒和复合调味料企业；办理进度可在系统内查看，补正材料不必再跑窗口。', 3, ''],
  ['origin', 84, '玉林产区天气转晴', '未来三天无雨，晒场恢复摊晾，八角、桂皮水分有望回到正常。', 1, 'star-anise cassia'],
  ['company', 141, '荷花池两家底料厂联合招标', '八角、花椒、草果三个标的，合计 320 吨，明天上午十点截止收样。', 2, 'star-anise red-sichuan-pepper tsaoko'],
  ['market', 205, '昆明草果成交活跃', '选货两小时走完 6 吨，买家以四川、湖南为主。', 1, 'tsaoko'],
  ['trade', 248, '南沙港白豆蔻提柜顺畅', '三柜大果完成查验，货主直接分到玉林。', 1, 'white-cardamom'],
  ['origin', 290, '海南胡椒产区抢晴翻晒', '雨停后农户连夜翻晒，水洗货预计后天恢复发运。', 1, 'white-pepper']
];

const OLDER_EVENTS: [topic: FlashTopic, events: FlashEvent[]][] = [
  ['origin', ORIGIN_EVENTS],
  ['trade', TRADE_EVENTS],
  ['policy', POLICY_EVENTS],
  ['company', COMPANY_EVENTS],
  ['market', MARKET_EVENTS]
];

/** Returns events: some in the hours before `nowMs`, the rest over the 60 days before. */
export function eventFlashes(nowMs: number): NewFlash[] {
  return [...freshFlashes(nowMs), ...olderFlashes(nowMs)];
}

function freshFlashes(nowMs: number): NewFlash[] {
  // The newest is of today also when the first start is just after midnight.
  const latest = Math.min(FRESH_EVENTS[0]?.[1] ?? 0, minuteOfDay(nowMs));
  return FRESH_EVENTS.map(([topic, minutesAgo, ...event], index) => ({
    ...flashOf(topic, event, `fresh-${index + 1}`),
    published_at_ms: nowMs - (index === 0 ? latest : minutesAgo) * MINUTE_MS
  }));
}

function olderFlashes(nowMs: number): NewFlash[] {
  const source = random('flash events');
  const events = OLDER_EVENTS.flatMap(([topic, list]) =>
    list.map((event, eventIndex) => ({ topic, event, eventIndex }))
  ).map((one) => ({
    ...one,
    order: source.next()
  }));
  const days = weightedDays(shanghaiDay(nowMs), events.length);
  return events
    .sort((a, b) => a.order - b.order)
    .map(({ topic, event, eventIndex }, index) => ({
      ...flashOf(topic, event, `${topic}-${eventIndex + 1}`),
      published_at_ms: atShanghai(days[index] ?? '', minuteOf(source))
    }));
}

/** Returns so many days, each as often as its day of the week weighs, yesterday first. */
function weightedDays(today: string, count: number): string[] {
  const days = Array.from({ length: SPREAD_DAYS }, (_, index) => addDays(today, -1 - index));
  const weightOf = (day: string) => DAY_WEIGHTS[weekday(day)] ?? 1;
  const total = days.reduce((sum, day) => sum + weightOf(day), 0);
  let weight = 0;
  return days.flatMap((day) => {
    const from = Math.round((weight / total) * count);
    weight += weightOf(day);
    return Array.from({ length: Math.round((weight / total) * count) - from }, () => day);
  });
}

/** Returns a minute of the day, mostly while the stalls trade. */
function minuteOf(source: Random): number {
  let rest = source.next();
  for (const [from, to, share] of HOURS) {
    if (rest < share) return source.integer(from, to - 1);
    rest -= share;
  }
  return 12 * 60;
}

const LINE_NAMES: LineNames[] = LINES.map(({ id, spec, marketId }) => {
  const { name, shortName } = marketOf(marketId);
  const variety = VARIETIES.find((candidate) => candidate.id === spec.varietyId);
  return {
    id,
    varietyId: spec.varietyId,
    varietyNames: variety === undefined ? [] : [variety.name, ...variety.aliases],
    gradeName: spec.gradeName,
    marketNames: [name, shortName]
  };
});

const SOURCES: Record<FlashTopic, string> = {
  origin: '产地观察员',
  trade: '口岸快报',
  policy: '香市公告',
  company: '香市企业',
  market: '市场一线'
};

function flashOf(
  topic: FlashTopic,
  [title, content, importance, varieties]: FlashEvent,
  id: string
): Omit<NewFlash, 'published_at_ms'> {
  const varietyIds = varieties.split(' ').filter((variety) => variety !== '');
  return {
    id,
    title,
    content,
    importance,
    topic,
    variety_ids: varietyIds,
    line_ids: findMentionedLines(`${title} ${content}`, varietyIds, LINE_NAMES),
    source: SOURCES[topic]
  };
}
