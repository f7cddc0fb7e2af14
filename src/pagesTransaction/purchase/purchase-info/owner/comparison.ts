import type { PayTerm } from '@contract/goods';
import type { PurchaseDetail } from '@contract/purchase';
import type { ComparedQuotation } from '@contract/quotation';
import type { QuotationFields } from '@contract/quotationFields';
import { DAY_MS } from '@rules/duration';
import { shanghaiDayEndMs } from '@rules/shanghaiTime';
import { unitGrams } from '../../../quotation/quotationForm';
import { compareWithMarket, type PriceRange } from '../../../quotation/quotationNumbers';

/** Compared criteria from top to bottom, the same for every supplier. */
export const comparedRows = [
  'delivered',
  'market',
  'quoted',
  'available',
  'spec',
  'origin',
  'cropYear',
  'tax',
  'documents',
  'photos',
  'sample',
  'deliver',
  'payTerm',
  'version',
  'valid'
] as const;
export type ComparedRow = (typeof comparedRows)[number];

/** Returns the criteria that apply to the request: the market row needs a market price. */
export function comparedRowsFor({ market }: Pick<PurchaseDetail, 'market'>): readonly ComparedRow[] {
  return market ? comparedRows : comparedRows.filter((row) => row !== 'market');
}

/** Evaluation of a cell against the request: worse than requested, better than requested, or neither. */
export type Evaluation = 'worse' | 'better' | 'same';

const openStatuses = ['submitted', 'viewed', 'shortlisted'];
/** Rank of payment terms, from the hardest for a buyer to the easiest. */
const payTermRank: Record<PayTerm, number | null> = { prepaid: 0, onDelivery: 1, net30: 2, other: null };

/** Returns true when the quotation can still be accepted. */
export const isOpenQuotation = ({ status }: Pick<ComparedQuotation, 'status'>): boolean =>
  openStatuses.includes(status);

/** Returns true for a closed quotation, which is greyed out. */
export const isOver = (quotation: Pick<ComparedQuotation, 'status'>): boolean =>
  !isOpenQuotation(quotation) && quotation.status !== 'accepted';

/** Sorts quotations that can be or were accepted before closed ones, and each group by delivered price. */
export function sortQuotations(quotations: readonly ComparedQuotation[]): ComparedQuotation[] {
  const rank = (one: ComparedQuotation) => (isOver(one) ? 1 : 0);
  return [...quotations].sort(
    (one, other) => rank(one) - rank(other) || one.version.deliveredFenPerKg - other.version.deliveredFenPerKg
  );
}

/** Returns the cheapest quotation that can be accepted; undefined unless there is another one to compare it with. */
export function bestOf(quotations: readonly ComparedQuotation[]): ComparedQuotation | undefined {
  const open = sortQuotations(quotations.filter(isOpenQuotation));
  return open.length > 1 ? open[0] : undefined;
}

type Wanted = Pick<
  PurchaseDetail,
  | 'quantityGrams'
  | 'unit'
  | 'gramsPerPack'
  | 'dealtGrams'
  | 'gradeName'
  | 'originPreference'
  | 'needBy'
  | 'payTerm'
  | 'market'
>;

/** Region codes are nested: 450000 contains 450900, which contains 450902. */
const isWithin = (code: string, region: string): boolean => code.startsWith(region.replace(/(00)+$/, ''));

function evaluateOrigin({ version }: ComparedQuotation, { originPreference }: Wanted): Evaluation {
  if (originPreference.length === 0) return 'same';
  const code = version.origin.region?.code;
  return code !== undefined && originPreference.some((wanted) => isWithin(code, wanted.code)) ? 'same' : 'worse';
}

function evaluatePayTerm(offered: PayTerm | null, wanted: PayTerm): Evaluation {
  const [mine, theirs] = [payTermRank[wanted], offered === null ? null : payTermRank[offered]];
  if (mine === null || theirs === null || mine === theirs) return 'same';
  return theirs < mine ? 'worse' : 'better';
}

/** Returns true when the price is above the market, or too far from it to be intended. */
function isOverpriced(fields: QuotationFields, wanted: Wanted, range: PriceRange): boolean {
  const { verdict } = compareWithMarket(fields, fields.unitFen ?? 0, unitGrams(wanted), range);
  return verdict === 'above' || verdict === 'slip';
}

/**
 * Compares one criterion of a quotation with the request.
 * @param nowMs epoch ms
 */
export function evaluate(row: ComparedRow, quotation: ComparedQuotation, wanted: Wanted, nowMs: number): Evaluation {
  const { fields } = quotation.version;
  switch (row) {
    case 'market':
      return wanted.market && isOverpriced(fields, wanted, wanted.market) ? 'worse' : 'same';
    case 'available':
      return (fields.availableGrams ?? 0) < wanted.quantityGrams - wanted.dealtGrams ? 'worse' : 'same';
    case 'spec':
      return fields.specOffered.includes(wanted.gradeName) ? 'same' : 'worse';
    case 'origin':
      return evaluateOrigin(quotation, wanted);
    case 'sample':
      return fields.sampleOffer === 'free' ? 'better' : 'same';
    case 'deliver':
      // The day ends in the Shanghai time zone, whatever the zone of the device.
      return nowMs + (fields.deliverWithinDays ?? 0) * DAY_MS >= shanghaiDayEndMs(wanted.needBy) ? 'worse' : 'same';
    case 'payTerm':
      return evaluatePayTerm(fields.payTerm, wanted.payTerm);
    default:
      return 'same';
  }
}
