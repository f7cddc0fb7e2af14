import type { Tx } from '../src/database/schema';
import type { ListingUnit } from '@contract/listing';
import type { PriceMode } from '../src/modules/listing/listing.tables';
import { refreshCompanies } from '../src/modules/listing/tradeCompany.service';
import { addDays, atShanghai, monthOf, shanghaiDay } from './calendar';
import { specName } from './figures';
import { DEMANDS, PACKS, PURCHASE_PLAN, QUALITY, SUPPLY_PLAN, TAGS } from './listingPlan';
import { BUYERS, SELLERS, type PartySeed } from './parties';
import { simulateQuotes, tickOf } from './quotes';
import { random, type Random } from './random';
import { lineIdOf, SPECS, type SpecSeed } from './specs';

const HOUR_MS = 3_600_000;
const EVENING_MINUTE = 18 * 60;
const KG_PER_UNIT: Record<ListingUnit, number> = { kg: 1, jin: 0.5, ton: 1000 };

const ABROAD = new Set([
  '越南',
  '泰国',
  '印尼',
  '柬埔寨',
  '马来西亚',
  '老挝',
  '印度',
  '伊朗',
  '土耳其',
  '斯里兰卡',
  '清化'
]);
const LIQUIDS = new Set(['bajiao-you', 'rougui-you']);
const POWDERS = new Set(['fen', 'wuxiang']);

interface Goods {
  spec: SpecSeed;
  /** What a kilogram costs at the home market today, fen. */
  midFen: number;
}

/** Open supplies and purchase requests, priced around the market. Needs `seedLines`. */
export async function seedListings(tx: Tx, clock: { now: Date }, progress: (step: string) => void): Promise<void> {
  const goods = pricedGoods(clock.now);
  const expand = (plan: [string, number][]): Goods[] =>
    plan.flatMap(([key, count]) => Array.from({ length: count }, () => goods(key)));
  const supplies = expand(SUPPLY_PLAN).map((one, place) => supplyOf(one, place, clock.now.getTime()));
  const purchases = expand(PURCHASE_PLAN).map((one, place) => purchaseOf(one, place, clock.now.getTime()));
  progress(`listings ${supplies.length + purchases.length}`);
  await tx.insertInto('supply_listing').values(supplies).execute();
  await tx.insertInto('purchase_request').values(purchases).execute();
  await refreshCompanies(tx, clock.now.getTime());
}

function pricedGoods(now: Date): (key: string) => Goods {
  const mids = new Map(simulateQuotes(now).map((quote) => [quote.lineId, quote.midFen]));
  return (key) => {
    const [varietyId = '', gradeId = ''] = key.split('.');
    const spec = SPECS.find((candidate) => candidate.varietyId === varietyId && candidate.gradeId === gradeId);
    if (!spec) throw new Error(`the seed has no grade ${key}`);
    return { spec, midFen: mids.get(lineIdOf(varietyId, gradeId, spec.marketIds[0] ?? '')) ?? 0 };
  };
}

function supplyOf(goods: Goods, place: number, nowMs: number) {
  const source = random(`supply ${place}`);
  const { spec } = goods;
  const unit = source.pick<ListingUnit>(['kg', 'kg', 'kg', 'kg', 'jin', 'ton']);
  const seller = sellerOf(spec.origin, source);
  const isNew = source.next() < 0.75;
  const year = Number(shanghaiDay(nowMs).slice(0, 4));
  const confirmedAtMs = nowMs - Math.round(source.between(0.2, 190) * HOUR_MS);
  const isLiquid = LIQUIDS.has(spec.gradeId);
  const stock = isLiquid ? source.integer(1, 4) : source.integer(2, 45);
  const cropYear = isNew && monthOf(shanghaiDay(nowMs)) > 4 ? year : year - 1;
  return {
    id: `supply-${String(place + 1).padStart(3, '0')}`,
    title: `${spec.origin}${specName(spec)} ${isNew ? '新货' : '库存货'}，${isLiquid ? '铁桶 180 公斤' : source.pick(PACKS)}`,
    variety_id: spec.varietyId,
    grade_name: spec.gradeName,
    form: formOf(spec),
    ...priceOf(goods, unit, source.between(0.97, 1.06), source),
    unit,
    delivery_place: seller.place,
    party_name: seller.name,
    party_verifications: seller.verifications,
    published_at_ms: confirmedAtMs - source.integer(0, 12) * 24 * HOUR_MS,
    origin: spec.origin,
    crop_year: isLiquid ? null : cropYear,
    tags: tagsOf(spec, source),
    stock_text: `${stock} 吨`,
    moq_text: `${source.pick([100, 250, 500, 1000])} 公斤起`,
    description: source.pick(QUALITY),
    confirmed_at_ms: confirmedAtMs,
    valid_until: addDays(shanghaiDay(nowMs), source.integer(12, 88)),
    status: 'published' as const
  };
}

function purchaseOf(goods: Goods, place: number, nowMs: number) {
  const source = random(`purchase ${place}`);
  const { spec } = goods;
  const unit = source.pick<ListingUnit>(['kg', 'kg', 'kg', 'ton']);
  const tonnes = source.pick([1, 2, 3, 5, 8, 10, 20]);
  const buyer = source.pick(BUYERS);
  const maxQuotes = source.pick([5, 10, 10, 15]);
  return {
    id: `purchase-${String(place + 1).padStart(3, '0')}`,
    title: `采购${specName(spec)} ${tonnes} 吨，${source.pick(['按月提货', '一次性到厂', '长期稳定需求'])}`,
    variety_id: spec.varietyId,
    grade_name: spec.gradeName,
    form: formOf(spec),
    ...priceOf(goods, unit, source.between(0.94, 1.01), source),
    unit,
    delivery_place: buyer.place,
    party_name: buyer.name,
    party_verifications: buyer.verifications,
    published_at_ms: nowMs - Math.round(source.between(0.5, 150) * HOUR_MS),
    quantity_text: `${tonnes} 吨`,
    demand: source.pick(DEMANDS),
    is_anonymous: source.next() < 0.3,
    quote_count: source.integer(0, maxQuotes - 1),
    max_quotes: maxQuotes,
    quote_deadline_ms: atShanghai(addDays(shanghaiDay(nowMs), source.integer(1, 20)), EVENING_MINUTE),
    status: 'published' as const
  };
}

/** A price of a mode, at a level of the market's mid, in a step that a trader would name. */
function priceOf(goods: Goods, unit: ListingUnit, level: number, source: Random) {
  const mode = source.pick<PriceMode>(['fixed', 'fixed', 'fixed', 'fixed', 'range', 'range', 'range', 'negotiable']);
  if (mode === 'negotiable') return { price_mode: mode, low_fen: null, high_fen: null };
  const perUnit = goods.midFen * KG_PER_UNIT[unit] * level;
  const step = unit === 'ton' ? 5_000 : tickOf(perUnit);
  const low = Math.max(step, Math.round(perUnit / step) * step);
  const high = mode === 'fixed' ? low : low + Math.max(step, Math.round((low * 0.04) / step) * step);
  return { price_mode: mode, low_fen: low, high_fen: high };
}

function formOf(spec: SpecSeed): string {
  if (LIQUIDS.has(spec.gradeId)) return '精油';
  if (POWDERS.has(spec.gradeId)) return '粉';
  if (/片|段/.test(spec.gradeName)) return '片(段)';
  return spec.gradeName.includes('碎') ? '碎' : '整货';
}

/** Goods from abroad come from importers, others from their region or from a trader who has everything. */
function sellerOf(origin: string, source: Random): PartySeed {
  const fitting = SELLERS.filter((seller) => {
    if (ABROAD.has(origin)) return seller.range === 'import';
    return seller.range === 'all' || (seller.range === 'local' && seller.place.includes(origin.slice(0, 2)));
  });
  const local = fitting.filter((seller) => seller.place.includes(origin.slice(0, 2)));
  const [first, ...others] = local.length > 0 && source.next() < 0.8 ? local : fitting;
  return first === undefined ? SELLERS[0] : source.pick([first, ...others]);
}

function tagsOf(spec: SpecSeed, source: Random): string[] {
  const chosen = TAGS.filter(() => source.next() < 0.35).slice(0, 2);
  return [...(spec.gradeName.includes('无硫') ? ['无硫'] : []), ...(chosen.length === 0 ? ['现货'] : chosen)];
}
