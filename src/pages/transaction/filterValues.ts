import type { CategoryId } from '@contract/common';
import type { TradeUnit } from '@contract/goods';
import type { SupplyQuery } from '@contract/listing';
import type { TransactionMode } from '@/stores/settings';

/** Something chosen by its code or id, as it is called. */
export interface NamedOption {
  id: string;
  name: string;
}

/** What the lists are narrowed to; empty, null and false let everything through. */
export interface FilterValues {
  varieties: readonly NamedOption[];
  category: CategoryId | null;
  origin: NamedOption | null;
  delivery: NamedOption | null;
  /** Yuan per kilogram as it is typed. */
  minYuan: string;
  maxYuan: string;
  unit: TradeUnit | null;
  withinDays: (typeof dayOptions)[number] | null;
  certifiedOnly: boolean;
  inStock: boolean;
  newCrop: boolean;
  sulfurFree: boolean;
  isImported: boolean;
}

export const emptyFilter: FilterValues = {
  varieties: [],
  category: null,
  origin: null,
  delivery: null,
  minYuan: '',
  maxYuan: '',
  unit: null,
  withinDays: null,
  certifiedOnly: false,
  inStock: false,
  newCrop: false,
  sulfurFree: false,
  isImported: false
};

/** What is on or off, of supplies alone. */
export const supplyFlags = ['inStock', 'newCrop', 'sulfurFree', 'isImported'] as const;
export type FilterFlag = 'certifiedOnly' | (typeof supplyFlags)[number];

/** What one may choose from in days. */
export const dayOptions = [1, 3, 7, 30] as const;
export const priceUnits = ['kg', 'jin', 'ton', 'pack'] as const satisfies TradeUnit[];

/** Fen of typed yuan; null for nothing, undefined for what is no price. */
export function parseFen(yuan: string): number | null | undefined {
  if (yuan.trim() === '') return null;
  return /^\d{1,6}(\.\d{1,2})?$/.test(yuan.trim()) ? Math.round(Number(yuan) * 100) : undefined;
}

/** Both prices can be read; which of them is the lower one does not matter. */
export const isPriceValid = ({ minYuan, maxYuan }: FilterValues): boolean =>
  parseFen(minYuan) !== undefined && parseFen(maxYuan) !== undefined;

type Filter = Omit<SupplyQuery, 'sort' | 'near' | 'cursor' | 'limit' | 'varietyId'>;

/** What the server is asked for; what a side does not know is left out. */
export function filterQuery(values: FilterValues, mode: TransactionMode): Filter {
  const { varieties, category, origin, delivery, unit, withinDays } = values;
  const [min, max] = priceRange(values);
  const flags = mode === 'supply' ? supplyFlags.filter((flag) => values[flag]) : [];
  return {
    ...(varieties.length > 0 && { varietyIds: varieties.map(({ id }) => id).join(',') }),
    ...(category && { categoryId: category }),
    ...(delivery && { deliveryCode: delivery.id }),
    ...(origin && originQuery(origin.id, mode)),
    ...(min !== null && { minFenPerKg: min }),
    ...(max !== null && { maxFenPerKg: max }),
    ...(unit && { unit }),
    ...(withinDays !== null && { withinDays }),
    ...(values.certifiedOnly && { certifiedOnly: true }),
    ...Object.fromEntries(flags.map((flag) => [flag, true]))
  };
}

/** What stands for all countries but China in the choice of origins. */
export const ABROAD = 'abroad';
/** The same for China as a whole. */
export const CHINA = 'CN';

/** A region, a country, or all from abroad; requests name regions alone. */
function originQuery(id: string, mode: TransactionMode): Filter {
  if (/^\d/.test(id)) return { originCode: id };
  if (mode === 'purchase') return {};
  return id === ABROAD ? { isImported: true } : { originCountry: id };
}

/** How many things are narrowed besides varieties, for the mark beside the word 筛选. */
export const countFilters = (values: FilterValues, mode: TransactionMode): number =>
  activeCriteria(values, mode).length + (values.certifiedOnly ? 1 : 0);

/** What stands as a chip of its own that lets go of it. */
export const filterCriteria = [
  'category',
  'origin',
  'delivery',
  'price',
  'unit',
  'withinDays',
  ...supplyFlags
] as const;
export type FilterCriterion = (typeof filterCriteria)[number];

/** What the lists of a side are narrowed to, one by one. */
export function activeCriteria(values: FilterValues, mode: TransactionMode): FilterCriterion[] {
  const query = filterQuery(values, mode);
  const isActive: Record<FilterCriterion, boolean> = {
    category: query.categoryId !== undefined,
    origin: values.origin !== null && Object.keys(originQuery(values.origin.id, mode)).length > 0,
    delivery: query.deliveryCode !== undefined,
    price: query.minFenPerKg !== undefined || query.maxFenPerKg !== undefined,
    unit: query.unit !== undefined,
    withinDays: query.withinDays !== undefined,
    inStock: query.inStock === true,
    newCrop: query.newCrop === true,
    sulfurFree: query.sulfurFree === true,
    isImported: mode === 'supply' && values.isImported
  };
  return filterCriteria.filter((criterion) => isActive[criterion]);
}

/** The same without one of them. */
export const withoutCriterion = (values: FilterValues, criterion: FilterCriterion): FilterValues =>
  criterion === 'price' ? { ...values, minYuan: '', maxYuan: '' } : { ...values, [criterion]: emptyFilter[criterion] };

/** Fen per kilogram, the lower one first whichever was typed where; null for an open end. */
export function priceRange({ minYuan, maxYuan }: FilterValues): [number | null, number | null] {
  const [min, max] = [parseFen(minYuan) ?? null, parseFen(maxYuan) ?? null];
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}
