import type { CategoryId } from '@contract/common';
import type { TradeUnit } from '@contract/goods';
import type { SupplyQuery } from '@contract/listing';
import type { TransactionMode } from '@/stores/settings';

/** Something chosen by its code or id, as it is called. */
export interface Named {
  id: string;
  name: string;
}

/** What the lists are narrowed to; empty, null and false let everything through. */
export interface FilterValues {
  varieties: readonly Named[];
  category: CategoryId | null;
  origin: Named | null;
  delivery: Named | null;
  /** Yuan per kilogram as it is typed. */
  minYuan: string;
  maxYuan: string;
  unit: TradeUnit | null;
  withinDays: (typeof daySpans)[number] | null;
  certifiedOnly: boolean;
  inStock: boolean;
  newCrop: boolean;
  sulfurFree: boolean;
  isImported: boolean;
}

export const noFilter: FilterValues = {
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
export const supplyMarks = ['inStock', 'newCrop', 'sulfurFree', 'isImported'] as const;
export type FilterMark = 'certifiedOnly' | (typeof supplyMarks)[number];

/** What one may choose from in days. */
export const daySpans = [3, 7, 30] as const;
export const units = ['kg', 'jin', 'ton', 'pack'] as const satisfies TradeUnit[];

/** Fen of typed yuan; null for nothing, undefined for what is no price. */
export function typedFen(yuan: string): number | null | undefined {
  if (yuan.trim() === '') return null;
  return /^\d{1,6}(\.\d{1,2})?$/.test(yuan.trim()) ? Math.round(Number(yuan) * 100) : undefined;
}

/** Both prices can be read; which of them is the lower one does not matter. */
export const isPriceRight = ({ minYuan, maxYuan }: FilterValues): boolean =>
  typedFen(minYuan) !== undefined && typedFen(maxYuan) !== undefined;

type Filter = Omit<SupplyQuery, 'sort' | 'near' | 'cursor' | 'limit' | 'varietyId'>;

/** What the server is asked for; what a side does not know is left out. */
export function filterQuery(values: FilterValues, mode: TransactionMode): Filter {
  const { varieties, category, origin, delivery, unit, withinDays } = values;
  const [min, max] = priceRange(values);
  const marks = mode === 'supply' ? supplyMarks.filter((mark) => values[mark]) : [];
  return {
    ...(varieties.length > 0 && { varietyIds: varieties.map(({ id }) => id).join(',') }),
    ...(category && { categoryId: category }),
    ...(delivery && { deliveryCode: delivery.id }),
    ...(origin && mode === 'supply' && { originCode: origin.id }),
    ...(min !== null && { minFenPerKg: min }),
    ...(max !== null && { maxFenPerKg: max }),
    ...(unit && { unit }),
    ...(withinDays !== null && { withinDays }),
    ...(values.certifiedOnly && { certifiedOnly: true }),
    ...Object.fromEntries(marks.map((mark) => [mark, true]))
  };
}

/** How many things are narrowed besides varieties, for the mark beside the word 筛选. */
export function countFilters(values: FilterValues, mode: TransactionMode): number {
  const { varietyIds: _, minFenPerKg, maxFenPerKg, ...others } = filterQuery(values, mode);
  return Object.keys(others).length + (minFenPerKg === undefined && maxFenPerKg === undefined ? 0 : 1);
}

function priceRange({ minYuan, maxYuan }: FilterValues): [number | null, number | null] {
  const [min, max] = [typedFen(minYuan) ?? null, typedFen(maxYuan) ?? null];
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}
