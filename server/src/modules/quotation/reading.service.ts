import { createHash } from 'node:crypto';
import type { ComparedQuotation, QuotationDetail } from '@contract/quotation';
import { MAX_EDITS } from '@rules/quotation';
import { withSnapshot } from '../../database/connect';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { companiesOfUser } from '../company/company.service';
import { partiesOf } from '../listing/tradeParty.service';
import { isBuyer, noteQuotation, presentQuoted, publicPurchase } from '../purchase/quoting.service';
import { lockOpened, openQuotation, supplierOf, type Opened } from './access.service';
import { findCompared } from './comparison.repository';
import { findCounters } from './counter.repository';
import { dealOf } from './deal.service';
import { openOfferOf } from './openOffer';
import {
  countAround,
  findOfCompany,
  findOwn,
  findVersions,
  updateQuotation,
  type QuotationRow
} from './quotation.repository';
import { presentCounter, presentVersion, statusAt } from './quotation.presenter';
import { isOpen, nextStatus } from './quotationStatus';
import { tell } from './quotation.notice';

/** With fewer, a third would tell what the others ask. */
const BAND_OF_AT_LEAST = 3;

/** One for its supplier or the buyer; the buyer's first look makes it `viewed`. Throws NOT_FOUND for everybody else. */
export async function quotationDetail(db: Db, member: Member, id: string, nowMs: number): Promise<QuotationDetail> {
  const { quotation, part } = await openQuotation(db, member, id);
  if (part === 'buyer' && (quotation.status === 'submitted' || quotation.buyer_unread))
    await look(db, member, id, nowMs);
  if (part === 'supplier' && quotation.supplier_unread) await readBySupplier(db, member, id);
  return presentDetail(db, member, id, nowMs);
}

async function look(db: Db, member: Member, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { quotation, purchase } = await lockOpened(tx, member, id);
    const isFirst = quotation.status === 'submitted' && statusAt(quotation, nowMs) === 'submitted';
    await updateQuotation(tx, id, {
      buyer_unread: false,
      ...(isFirst && {
        status: nextStatus('view', 'buyer', quotation.status),
        viewed_at_ms: nowMs,
        supplier_unread: true
      })
    });
    await noteQuotation(tx, purchase, 0);
    if (isFirst) await tell(tx, 'viewed', { row: quotation, purchase }, nowMs);
  });
}

async function readBySupplier(db: Db, member: Member, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockOpened(tx, member, id);
    await updateQuotation(tx, id, { supplier_unread: false });
  });
}

/** The whole of it as one side reads it, all of one moment: what they decide on it names its revision. Throws NOT_FOUND. */
export function presentDetail(db: Db, member: Member, id: string, nowMs: number): Promise<QuotationDetail> {
  return withSnapshot(db, async (one) => {
    const opened = await openQuotation(one, member, id);
    const { quotation: row, purchase, part } = opened;
    const isNamed = part === 'buyer' || row.status === 'accepted';
    const [quoted, versions, counters, [supplier], deal, rankBand] = await Promise.all([
      presentQuoted(one, purchase, isNamed, nowMs),
      findVersions(one, row.id),
      findCounters(one, row.id),
      partiesOf(one, [supplierOf(row)]),
      dealOf(one, opened),
      part === 'buyer' ? null : bandOf(one, row, nowMs)
    ]);
    const status = statusAt(row, nowMs);
    const offer = isOpen(status) ? openOfferOf(counters) : null;
    return {
      id: row.id,
      status,
      side: part === 'buyer' ? 'buyer' : 'supplier',
      mayAct: part !== 'colleague',
      purchase: quoted,
      supplier: supplier ?? { name: '', verifications: [], companyId: null },
      versions: versions.map(presentVersion),
      editsLeft: Math.max(0, MAX_EDITS - row.edits),
      counters: counters.map(presentCounter),
      openOffer: offer && presentCounter(offer),
      waitsFor: isOpen(status) ? row.waits_for : null,
      validUntilMs: row.valid_until_ms ?? 0,
      viewedAtMs: row.viewed_at_ms,
      rejection: row.reject_reason === null ? null : { reason: row.reject_reason, text: row.reject_text },
      deal,
      rankBand,
      revision: row.revision
    };
  });
}

/** Its price among those of all that are open, as a third: a supplier learns no more of the others. */
async function bandOf(db: Db, row: QuotationRow, nowMs: number): Promise<QuotationDetail['rankBand']> {
  if (!isOpen(statusAt(row, nowMs)) || row.delivered_fen_per_kg === null) return null;
  const { all, cheaper } = await countAround(db, row.purchase_id, row.delivered_fen_per_kg);
  if (all < BAND_OF_AT_LEAST) return null;
  return (['low', 'middle', 'high'] as const)[Math.floor((cheaper * 3) / all)] ?? 'high';
}

/** All of a request, the cheapest at the place of delivery first. Throws NOT_FOUND, FORBIDDEN to all but the buyer. */
export async function compareQuotations(
  db: Db,
  member: Member,
  purchaseId: string,
  nowMs: number
): Promise<{ items: ComparedQuotation[]; stamp: string }> {
  const purchase = await publicPurchase(db, purchaseId);
  if (!(await isBuyer(db, member.id, purchase))) throw new AppError('FORBIDDEN');
  const rows = await findCompared(db, purchaseId);
  const suppliers = await partiesOf(db, rows.map(supplierOf));
  const items = rows.map((row, place) => ({
    id: row.id,
    status: statusAt(row, nowMs),
    supplier: suppliers[place] ?? { name: '', verifications: [], companyId: null },
    version: presentVersion({ ...row.last_version }),
    isNew: row.viewed_at_ms === null,
    validUntilMs: row.valid_until_ms ?? 0,
    openOffer: isOpen(statusAt(row, nowMs)) && row.open_offer !== null ? presentCounter(row.open_offer) : null,
    waitsFor: isOpen(statusAt(row, nowMs)) ? row.waits_for : null,
    acceptedGrams: row.accepted_grams,
    revision: row.revision
  }));
  return { items, stamp: stampOf(['buyer', purchase.changes]) };
}

/** Changes with whatever happens around what the reader has a part in, and with nothing else. Throws NOT_FOUND. */
export async function quotationStamp(
  db: Db,
  member: Member,
  { purchaseId, quotationId }: { purchaseId?: string; quotationId?: string },
  nowMs: number
): Promise<{ stamp: string }> {
  if (quotationId !== undefined) {
    const { quotation, purchase, part } = await openQuotation(db, member, quotationId);
    return {
      stamp: part === 'buyer' ? stampOf(['buyer', purchase.changes]) : stampOfSupplier(quotation, purchase, nowMs)
    };
  }
  if (purchaseId === undefined) throw new AppError('VALIDATION', { fields: { purchaseId: 'required' } });
  const purchase = await publicPurchase(db, purchaseId);
  if (await isBuyer(db, member.id, purchase)) return { stamp: stampOf(['buyer', purchase.changes]) };
  const own = await ownOf(db, member.id, purchaseId);
  if (own === undefined) throw new AppError('NOT_FOUND');
  return { stamp: stampOfSupplier(own, purchase, nowMs) };
}

/** The quotation of somebody, or of the company that they run, about a request. */
export async function ownOf(db: Db | Tx, userId: string, purchaseId: string): Promise<QuotationRow | undefined> {
  const own = await findOwn(db, purchaseId, userId);
  if (own !== undefined && own.status !== 'draft') return own;
  for (const { id, role } of await companiesOfUser(db, userId)) {
    const ofTeam = role === 'member' ? undefined : await findOfCompany(db, purchaseId, id);
    if (ofTeam !== undefined) return ofTeam;
  }
  return undefined;
}

/** Of the request only what everybody may know: what happens to other quotations does not move it. */
function stampOfSupplier(row: QuotationRow, purchase: Opened['purchase'], nowMs: number): string {
  return stampOf(['supplier', row.changes, statusAt(row, nowMs), purchase.public_status, purchase.quote_count]);
}

function stampOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}
