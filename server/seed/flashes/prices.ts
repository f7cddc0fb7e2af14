import { MINUTE_MS } from '@rules/duration';
import type { NewFlash } from '../../src/modules/newsflash/flashChange.repository';
import { addDays, atShanghai, collectionTime, lastCollectionDay } from '../calendar';
import { MARKETS } from '../markets';
import type { QuoteSeed } from '../quotes';
import { type Random, random } from '../random';
import { LINES, type LineSeed } from '../specs';
import { lineMarketName, lineName, PriceHistory, type PriceStatistics } from '../statistics';

/** Mood of a day on which fewer lines rose than fell, as many, and more. */
const MOODS = ['偏弱', '平稳', '偏强'];

const SPREAD_DAYS = 58;
const MOVERS_A_DAY = 2;
/** Moves of this many basis points deserve a red title, and half of them a mark. */
const IMPORTANT_BP = 300;
/** A market with fewer collected lines makes no report of the day. */
const REPORT_LINES = 6;

type Phrases = readonly [string, ...string[]];

const RISE_REASONS: Phrases = [
  '产区交易商惜售，大货货源偏紧，小规格走货一般。',
  '下游补库，市内现货减少，档口报价跟涨。',
  '到货量减少，好货先走，买家接受小幅加价。',
  '挑选与烘干成本上升，优质货与统货价差拉大。',
  '外省客商连续两天看货，成交放大。',
  '冷库出货意愿低，现货集中在少数大户手里。',
  '餐饮渠道按周补货，小单多，报价不肯让。',
  '产地收购价上调，档口补货成本抬高。',
  '水分合格的货不多，买家愿意为干货多付一点。',
  '运输受阻，到货推迟，存货报价走强。'
];

const FALL_REASONS: Phrases = [
  '新货到货增加，买家压价，成交以小批量为主。',
  '入库高峰已过，急于回款的货源让利出货。',
  '终端提货放慢，库存偏高的档口主动下调。',
  '进口到港集中，国产货报价随之松动。',
  '月底资金紧，部分档口以价换量。',
  '水分偏高的货打折处理，带低了主流报价。',
  '买家观望新一轮到货，只拿急用的量。',
  '替代规格价差过大，需求转走一部分。',
  '前期压货集中释放，一天内多家同时报低。',
  '加工厂开工下降，整车订单减少。'
];

/** Titles about a change. The first one is that of the newest day. */
const TITLES: ((line: LineSeed, statistics: PriceStatistics) => string)[] = [
  (line, f) => `${lineName(line.id)}${f.change(line.id)}，${lineMarketName(line.id)}报 ${f.price(line.id)} 元`,
  (line, f) => `${lineMarketName(line.id)}${lineName(line.id)}报 ${f.price(line.id)} 元，较上次${f.change(line.id)}`,
  (line, f) =>
    `${lineName(line.id)}${f.changeBp(line.id) > 0 ? '走高' : '走低'}，${lineMarketName(line.id)} ${f.price(line.id)} 元/公斤`,
  (line, f) =>
    `${lineMarketName(line.id)}：${lineName(line.id)}${f.changeBp(line.id) > 0 ? '上调' : '下调'}到 ${f.price(line.id)} 元`,
  (line, f) => `${lineName(line.id)}主流价 ${f.range(line.id)} 元，中间价${f.change(line.id)}`
];

/** Returns flashes that are generated from the price list over the last 60 days. */
export function priceFlashes(now: Date, quotes: QuoteSeed[]): NewFlash[] {
  const history = new PriceHistory(quotes);
  const source = random('flash prices');
  const newest = lastCollectionDay(now.getTime());
  const days = Array.from({ length: SPREAD_DAYS }, (_, daysBefore) => addDays(newest, -daysBefore));
  return days
    .flatMap((day, index) => [...moversOf(day, index, history, source), ...reportOf(day, index, history, source)])
    .filter((flash) => flash.published_at_ms <= now.getTime());
}

/** Returns the lines at their home market that changed most on a day. */
function moversOf(day: string, index: number, history: PriceHistory, source: Random): NewFlash[] {
  const statistics = history.at(day);
  return LINES.filter((line) => line.isHome && history.isCollected(line.id, day) && statistics.changeBp(line.id) !== 0)
    .sort((a, b) => Math.abs(statistics.changeBp(b.id)) - Math.abs(statistics.changeBp(a.id)))
    .slice(0, MOVERS_A_DAY)
    .map((line, rank) => {
      const bp = statistics.changeBp(line.id);
      const title = TITLES[(index + rank * 2) % TITLES.length] ?? TITLES[0];
      const spread =
        index % 3 === 0 ? `主流成交 ${statistics.range(line.id)} 元，七天${statistics.change(line.id, 7)}。` : '';
      return {
        id: `mover-${day}-${rank + 1}`,
        title: title?.(line, statistics) ?? '',
        content: source.pick(bp > 0 ? RISE_REASONS : FALL_REASONS) + spread,
        importance: importanceOf(bp),
        topic: 'market',
        variety_ids: [line.spec.varietyId],
        line_ids: [line.id],
        source: '香市数据',
        published_at_ms: collectionTime(day) + source.integer(1, 6 + rank * 40) * MINUTE_MS
      };
    });
}

/** Returns the report of a market's day; one market a day, in turn. */
function reportOf(day: string, index: number, history: PriceHistory, source: Random): NewFlash[] {
  const market = MARKETS[index % MARKETS.length];
  const statistics = history.at(day);
  const lines = LINES.filter((line) => line.marketId === market?.id && history.isCollected(line.id, day)).sort(
    (a, b) => statistics.changeBp(b.id) - statistics.changeBp(a.id)
  );
  const [top, bottom] = [lines[0], lines.at(-1)];
  if (!market || !top || !bottom || lines.length < REPORT_LINES) return [];
  const count = (sign: number) => lines.filter((line) => Math.sign(statistics.changeBp(line.id)) === sign).length;
  const [up, flat, down] = [count(1), count(0), count(-1)];
  const leaders = [
    statistics.changeBp(top.id) > 0
      ? `领涨：${lineName(top.id)}${statistics.change(top.id)}，报 ${statistics.price(top.id)} 元。`
      : '',
    statistics.changeBp(bottom.id) < 0
      ? `领跌：${lineName(bottom.id)}${statistics.change(bottom.id)}，报 ${statistics.price(bottom.id)} 元。`
      : ''
  ];
  return [
    {
      id: `report-${day}`,
      title: source.pick([
        `${market.shortName}收市：${up} 涨 ${flat} 平 ${down} 跌`,
        `${market.name}今日 ${up} 个规格上涨、${down} 个下跌`,
        `${market.shortName}尾盘${MOODS[Math.sign(up - down) + 1] ?? ''}，${flat} 个规格持平`
      ]),
      content: `今日采集 ${lines.length} 个规格，上涨 ${up}、持平 ${flat}、下跌 ${down}。${leaders.join('')}`,
      importance: 1,
      topic: 'market',
      variety_ids: [...new Set([top.spec.varietyId, bottom.spec.varietyId])],
      line_ids: [...new Set([top.id, bottom.id])],
      source: '香市数据',
      published_at_ms: atShanghai(day, source.integer(16 * 60 + 40, 17 * 60 + 50))
    }
  ];
}

/** A change of `bp` basis points has an importance of 1 to 3. */
function importanceOf(bp: number): 1 | 2 | 3 {
  const size = Math.abs(bp);
  if (size >= IMPORTANT_BP) return 3;
  return size >= IMPORTANT_BP / 2 ? 2 : 1;
}
