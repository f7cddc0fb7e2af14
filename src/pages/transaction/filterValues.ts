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
export const daySpans = [1, 3, 7, 30] as const;
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
    ...(origin && originQuery(origin.id, mode)),
    ...(min !== null && { minFenPerKg: min }),
    ...(max !== null && { maxFenPerKg: max }),
    ...(unit && { unit }),
    ...(withinDays !== null && { withinDays }),
    ...(values.certifiedOnly && { certifiedOnly: true }),
    ...Object.fromEntries(marks.map((mark) => [mark, true]))
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
  chosenParts(values, mode).length + (values.certifiedOnly ? 1 : 0);

/** What stands as a chip of its own that lets go of it. */
export const filterParts = ['category', 'origin', 'delivery', 'price', 'unit', 'withinDays', ...supplyMarks] as const;
export type FilterPart = (typeof filterParts)[number];

/** What the lists of a side are narrowed to, one by one. */
export function chosenParts(values: FilterValues, mode: TransactionMode): FilterPart[] {
  const asked = filterQuery(values, mode);
  const isAsked: Record<FilterPart, boolean> = {
    category: asked.categoryId !== undefined,
    origin: values.origin !== null && Object.keys(originQuery(values.origin.id, mode)).length > 0,
    delivery: asked.deliveryCode !== undefined,
    price: asked.minFenPerKg !== undefined || asked.maxFenPerKg !== undefined,
    unit: asked.unit !== undefined,
    withinDays: asked.withinDays !== undefined,
    inStock: asked.inStock === true,
    newCrop: asked.newCrop === true,
    sulfurFree: asked.sulfurFree === true,
    isImported: mode === 'supply' && values.isImported
  };
  return filterParts.filter((part) => isAsked[part]);
}

/** The same without one of them. */
export const withoutPart = (values: FilterValues, part: FilterPart): FilterValues =>
  part === 'price' ? { ...values, minYuan: '', maxYuan: '' } : { ...values, [part]: noFilter[part] };

/** Fen per kilogram, the lower one first whichever was typed where; null for an open end. */
export function priceRange({ minYuan, maxYuan }: FilterValues): [number | null, number | null] {
  const [min, max] = [typedFen(minYuan) ?? null, typedFen(maxYuan) ?? null];
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}
