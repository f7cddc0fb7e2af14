import type { CategoryId } from '@contract/common';
import type { TradeUnit } from '@contract/goods';
import type { SupplyQuery } from '@contract/listing';
import type { TransactionMode } from '@/stores/transactionTab';

/** A selected option: its code or id, and its display name. */
export interface NamedOption {
  id: string;
  name: string;
}

/** Filter of the lists; empty, null and false match everything. */
export interface FilterValues {
  varieties: readonly NamedOption[];
  category: CategoryId | null;
  origin: NamedOption | null;
  delivery: NamedOption | null;
  /** Yuan per kilogram, as typed. */
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

/** On/off criteria that only supplies have. */
export const supplyFlags = ['inStock', 'newCrop', 'sulfurFree', 'isImported'] as const;
export type FilterFlag = 'certifiedOnly' | (typeof supplyFlags)[number];

/** Selectable ages in days. */
export const dayOptions = [1, 3, 7, 30] as const;
export const priceUnits = ['kg', 'jin', 'ton', 'pack'] as const satisfies TradeUnit[];

/** Parses typed yuan to fen; null when empty, undefined when invalid. */
export function parseFen(yuan: string): number | null | undefined {
  if (yuan.trim() === '') return null;
  return /^\d{1,6}(\.\d{1,2})?$/.test(yuan.trim()) ? Math.round(Number(yuan) * 100) : undefined;
}

/** Returns whether both prices can be parsed; their order does not matter. */
export const isPriceValid = ({ minYuan, maxYuan }: FilterValues): boolean =>
  parseFen(minYuan) !== undefined && parseFen(maxYuan) !== undefined;

type Filter = Omit<SupplyQuery, 'sort' | 'near' | 'cursor' | 'limit' | 'varietyId'>;

/** Converts the filter to query parameters, without those that the side does not support. */
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

/** Option id for all countries except China in the selection of origins. */
export const ABROAD = 'abroad';
/** Option id for China as a whole. */
export const CHINA = 'CN';

/**
 * Converts an origin id (region code, country or `ABROAD`) to query parameters; purchase requests support regions only.
 */
function originQuery(id: string, mode: TransactionMode): Filter {
  if (/^\d/.test(id)) return { originCode: id };
  if (mode === 'purchase') return {};
  return id === ABROAD ? { isImported: true } : { originCountry: id };
}

/** Number of active criteria besides varieties, shown next to 筛选. */
export const countFilters = (values: FilterValues, mode: TransactionMode): number =>
  activeCriteria(values, mode).length + (values.certifiedOnly ? 1 : 0);

/** Criteria that are shown as removable chips. */
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

/** Returns the criteria that are active on a side. */
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

/** Returns the filter without one criterion. */
export const withoutCriterion = (values: FilterValues, criterion: FilterCriterion): FilterValues =>
  criterion === 'price' ? { ...values, minYuan: '', maxYuan: '' } : { ...values, [criterion]: emptyFilter[criterion] };

/** Returns the price limits in fen per kilogram, swapped if typed in the wrong order; null for an open end. */
export function priceRange({ minYuan, maxYuan }: FilterValues): [number | null, number | null] {
  const [min, max] = [parseFen(minYuan) ?? null, parseFen(maxYuan) ?? null];
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}
