import type { GoodsForm, PriceTier, TradeUnit } from '@contract/goods';
import type { PriceMode } from '../src/modules/listing/listing.tables';
import { COUNTRIES } from './locations';
import { simulateQuotes, tickOf } from './quotes';
import type { Random } from './random';
import { lineIdOf, SPECS, type SpecSeed } from './specs';
import { VARIETIES } from './taxonomy';

export const GRAMS_PER_TONNE = 1_000_000;
export type SeedUnit = Exclude<TradeUnit, 'pack'>;
const KG_PER_UNIT: Record<SeedUnit, number> = { kg: 1, jin: 0.5, ton: 1000 };

const LIQUIDS = new Set(['bajiao-you', 'rougui-you']);
const POWDERS = new Set(['fen', 'wuxiang']);

/** A grade with its price per kilogram at its home market today, fen. */
export interface Goods {
  spec: SpecSeed;
  midFen: number;
}

/** Finds goods by `variety.grade`. @throws Error for an unknown grade */
export function pricedGoods(now: Date): (key: string) => Goods {
  const mids = new Map(simulateQuotes(now).map((quote) => [quote.lineId, quote.midFen]));
  return (key) => {
    const [varietyId = '', gradeId = ''] = key.split('.');
    const spec = SPECS.find((candidate) => candidate.varietyId === varietyId && candidate.gradeId === gradeId);
    if (!spec) throw new Error(`the seed has no grade ${key}`);
    return { spec, midFen: mids.get(lineIdOf(varietyId, gradeId, spec.marketIds[0] ?? '')) ?? 0 };
  };
}

export interface SeedPrice {
  price_mode: PriceMode;
  low_fen: number | null;
  high_fen: number | null;
}

/** Returns a price of a mode, at a level of the market's mid, rounded as a trader would. */
export function priceOf(goods: Goods, unit: SeedUnit, level: number, source: Random): SeedPrice {
  const mode = source.pick<PriceMode>(['fixed', 'fixed', 'fixed', 'fixed', 'range', 'range', 'range', 'negotiable']);
  if (mode === 'negotiable') return { price_mode: mode, low_fen: null, high_fen: null };
  const low = unitFenOf(goods, unit, level);
  const step = stepOf(goods, unit, level);
  const high = mode === 'fixed' ? low : low + Math.max(step, Math.round((low * 0.04) / step) * step);
  return { price_mode: mode, low_fen: low, high_fen: high };
}

/** Returns fen per unit at a level of the market's mid. */
export function unitFenOf(goods: Goods, unit: SeedUnit, level: number): number {
  const step = stepOf(goods, unit, level);
  return Math.max(step, Math.round((goods.midFen * KG_PER_UNIT[unit] * level) / step) * step);
}

function stepOf(goods: Goods, unit: SeedUnit, level: number): number {
  return unit === 'ton' ? 5_000 : tickOf(goods.midFen * KG_PER_UNIT[unit] * level);
}

/** Returns three tiers that fall by two and by four percent, the first from the minimum quantity on. */
export function tiersOf(fen: number, minGrams: number): PriceTier[] {
  return [
    { minGrams, fen },
    { minGrams: minGrams * 4, fen: Math.round(fen * 0.98) },
    { minGrams: minGrams * 10, fen: Math.round(fen * 0.96) }
  ];
}

export const isLiquid = ({ gradeId }: SpecSeed): boolean => LIQUIDS.has(gradeId);
export const isFromAbroad = ({ origin }: { origin: string }): boolean => COUNTRIES[origin] !== undefined;

export function formOf(spec: SpecSeed): GoodsForm {
  if (isLiquid(spec)) return 'oil';
  if (POWDERS.has(spec.gradeId)) return 'powder';
  if (/片|段/.test(spec.gradeName)) return 'slice';
  return spec.gradeName.includes('碎') ? 'broken' : 'whole';
}

export function varietyNameOf(spec: SpecSeed): string {
  return VARIETIES.find(({ id }) => id === spec.varietyId)?.name ?? '';
}
