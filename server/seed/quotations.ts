import type { Insertable } from 'kysely';
import type { QuotationStatus } from '@contract/quotation';
import { HOUR_MS } from '@rules/duration';
import { goodsVersionOf } from '../src/modules/purchase/validation.service';
import type {
  QuotationCounterTable,
  QuotationTable,
  QuotationVersionTable
} from '../src/modules/quotation/quotation.tables';
import { isOpen } from '../src/modules/quotation/quotation.transitions';
import type { Outcome, SeedPurchase } from './purchases';
import { type PlannedQuotation, RATINGS, REJECTIONS } from './quotationPlan';
import { quotationVersions, type SentVersion } from './quotationVersions';
import { type Random, random } from './random';
import { ownerOf } from './tradeParties';

export interface SeedQuotation {
  row: Insertable<QuotationTable>;
  versions: Insertable<QuotationVersionTable>[];
  counters: Insertable<QuotationCounterTable>[];
}

/** Returns the quotations of one request, one for each wanted state, with every version and counter-offer. */
export function quotationsOf(
  purchase: SeedPurchase,
  states: readonly PlannedQuotation[],
  nowMs: number
): { quotations: SeedQuotation[]; outcome: Outcome } {
  const made = states.map((state, index) => quotationOf(purchase, state, index, nowMs));
  const counting = made.filter(({ row }) => row.status !== 'draft' && row.status !== 'withdrawn');
  const dealtGrams = made.reduce((sum, { row }) => sum + (row.accepted_grams ?? 0), 0);
  return { quotations: made, outcome: { quoteCount: counting.length, dealtGrams } };
}

function quotationOf(purchase: SeedPurchase, state: PlannedQuotation, index: number, nowMs: number): SeedQuotation {
  const id = `quotation-${purchase.id.replace('purchase-', '')}-${String(index + 1).padStart(2, '0')}`;
  const source = random(id);
  const { status } = state;
  const versions = quotationVersions(purchase, { status, party: state.party, nowMs }, source);
  const last = versions[versions.length - 1];
  if (last === undefined) throw new Error(`${id} has no version`);
  const counters = status === 'draft' ? [] : countersOf(id, purchase, versions, { status, source });
  const isDecided = status === 'accepted' || status === 'rejected' || status === 'lapsed';
  const touchedMs = Math.min(nowMs, last.sentAtMs + (isDecided ? 5 : 1) * HOUR_MS);
  const isWaiting = counters.length >= versions.length && isOpen(status);
  return {
    row: {
      ...identityOf(id, purchase, state),
      ...(status === 'draft' ? draftOf(purchase, last) : sentOf(versions, last, nowMs)),
      viewed_at_ms: status === 'submitted' || status === 'draft' ? null : touchedMs,
      waits_for: isWaiting ? 'supplier' : null,
      buyer_unread: status === 'submitted',
      supplier_unread: isWaiting || status === 'accepted',
      ...decisionOf(state, { purchase, last, touchedMs, source }),
      revision: versions.length + counters.length + (isDecided ? 1 : 0),
      changes: versions.length + counters.length + 2,
      created_at_ms: (versions[0]?.sentAtMs ?? nowMs) - HOUR_MS / 2,
      updated_at_ms: status === 'draft' ? last.sentAtMs : touchedMs
    },
    versions: status === 'draft' ? [] : versions.map((version, index) => versionRow(id, version, index)),
    counters
  };
}

function identityOf(id: string, purchase: SeedPurchase, { party, status }: PlannedQuotation) {
  const owner = ownerOf(party);
  return {
    id,
    purchase_id: purchase.id,
    supplier_user_id: owner.userId,
    company_id: owner.companyId,
    request_id: `seed-${id}-0001`,
    status
  };
}

function draftOf({ fields }: SeedPurchase, last: SentVersion) {
  return { draft: JSON.stringify(last.fields), draft_goods_version: goodsVersionOf(fields), version: 0 };
}

function sentOf(versions: readonly SentVersion[], last: SentVersion, nowMs: number) {
  const { fields, validUntilMs } = last;
  return {
    draft: null,
    draft_goods_version: null,
    version: versions.length,
    edits: versions.length - 1,
    unit_fen: fields.unitFen,
    delivered_fen_per_kg: last.deliveredFenPerKg,
    available_grams: fields.availableGrams,
    valid_until_ms: validUntilMs,
    // There are no warnings on the first day.
    expiry_told_ms: validUntilMs - nowMs < 48 * HOUR_MS ? validUntilMs : null,
    first_sent_at_ms: versions[0]?.sentAtMs ?? null
  };
}

function decisionOf(
  { status, share = 1 }: PlannedQuotation,
  {
    purchase,
    last,
    touchedMs,
    source
  }: { purchase: SeedPurchase; last: SentVersion; touchedMs: number; source: Random }
) {
  if (status === 'rejected') {
    const [reason, text] = source.pick(REJECTIONS);
    return { reject_reason: reason, reject_text: text };
  }
  if (status !== 'accepted') return {};
  const [score, text] = source.pick(RATINGS);
  return {
    accepted_grams: Math.round((purchase.fields.quantityGrams ?? 0) * share),
    accepted_at_ms: touchedMs,
    accept_request_id: `seed-accept-${last.sentAtMs}`,
    // Only delivered goods are rated.
    ...(purchase.status === 'closed' && { score, score_text: text })
  };
}

function versionRow(id: string, version: SentVersion, index: number): Insertable<QuotationVersionTable> {
  return {
    quotation_id: id,
    version: index + 1,
    request_id: `seed-${id}-${String(index + 1).padStart(4, '0')}`,
    fields: JSON.stringify(version.fields),
    delivered_fen_per_kg: version.deliveredFenPerKg,
    edit_reason: version.editReason,
    sent_at_ms: version.sentAtMs
  };
}

/** Before each further version the buyer sends a counter-offer; sometimes one is the last message too. */
function countersOf(
  id: string,
  purchase: SeedPurchase,
  versions: readonly SentVersion[],
  { status, source }: { status: QuotationStatus; source: Random }
): Insertable<QuotationCounterTable>[] {
  const asked = versions.slice(0, -1).map((version, index) => ({ version, next: versions[index + 1]?.fields.unitFen }));
  const isWaiting = (status === 'viewed' || status === 'shortlisted') && source.next() < 0.3;
  const last = versions[versions.length - 1];
  if (isWaiting && last !== undefined) asked.push({ version: last, next: undefined });
  return asked.map(({ version, next }, index) => ({
    id: `counter-${id.replace('quotation-', '')}-${index + 1}`,
    quotation_id: id,
    request_id: `seed-${id}-c${String(index + 1).padStart(4, '0')}`,
    side: 'buyer',
    unit_fen: Math.max(1, Math.round((next ?? version.fields.unitFen ?? 100) * 0.985)),
    text: purchase.fields.frequency === 'once' ? '数量可以再谈，价格能再让一点吗？' : '长期合作，这个价可以马上定。',
    at_ms: version.sentAtMs + HOUR_MS / 2,
    answer: next === undefined ? null : ('superseded' as const)
  }));
}
