import type { PayTerm } from '@contract/goods';
import type { PurchaseDetail } from '@contract/purchase';
import type { ComparedQuotation } from '@contract/quotation';
import type { QuotationFields } from '@contract/quotationFields';
import { unitGrams } from '../../../quotation/quotationForm';
import { compareWithMarket, type PriceRange } from '../../../quotation/quotationNumbers';

/** What is compared, from top to bottom; the same for every supplier. */
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

/** The rows that a request has something to be compared with in. */
export function comparedRowsFor({ market }: Pick<PurchaseDetail, 'market'>): readonly ComparedRow[] {
  return market ? comparedRows : comparedRows.filter((row) => row !== 'market');
}

/** How a cell stands against the request: worse than asked, better than asked, neither. */
export type Evaluation = 'worse' | 'better' | 'same';

const DAY_MS = 86_400_000;
const openStatuses = ['submitted', 'viewed', 'shortlisted'];
/** From what is hardest for a buyer to what is easiest. */
const payTermRank: Record<PayTerm, number | null> = { prepaid: 0, onDelivery: 1, net30: 2, other: null };

/** It can still be accepted. */
export const isOpenQuotation = ({ status }: Pick<ComparedQuotation, 'status'>): boolean =>
  openStatuses.includes(status);

/** Greyed: nothing comes of it any more. */
export const isOver = (quotation: Pick<ComparedQuotation, 'status'>): boolean =>
  !isOpenQuotation(quotation) && quotation.status !== 'accepted';

/** Those that count first, each group the cheapest at the place of delivery first. */
export function sortQuotations(quotations: readonly ComparedQuotation[]): ComparedQuotation[] {
  const rank = (one: ComparedQuotation) => (isOver(one) ? 1 : 0);
  return [...quotations].sort(
    (one, other) => rank(one) - rank(other) || one.version.deliveredFenPerKg - other.version.deliveredFenPerKg
  );
}

/** The cheapest of those that can be accepted; undefined when there is nothing to compare it with. */
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

/** Codes of regions nest: 45 00 00 holds 45 09 00, which holds 45 09 02. */
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

/** Above the market, or too far off to be meant. */
function isOverpriced(fields: QuotationFields, wanted: Wanted, band: PriceRange): boolean {
  const { verdict } = compareWithMarket(fields, fields.unitFen ?? 0, unitGrams(wanted), band);
  return verdict === 'above' || verdict === 'slip';
}

/** What is worse or better than what the buyer asked for. `nowMs`: epoch ms. */
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
      // Until the end of that day in Shanghai, whatever the zone of the device.
      return nowMs + (fields.deliverWithinDays ?? 0) * DAY_MS > Date.parse(`${wanted.needBy}T23:59:59+08:00`)
        ? 'worse'
        : 'same';
    case 'payTerm':
      return evaluatePayTerm(fields.payTerm, wanted.payTerm);
    default:
      return 'same';
  }
}
