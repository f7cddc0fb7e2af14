import type { CallData } from '@contract';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { listOwnSupplies } from '../listing/ownSupply.service';
import { marketBand } from '../market/band.service';
import { requireReader, traderOf } from '../purchase/audience.service';
import { presentQuoted, publicPurchase } from '../purchase/quoting.service';
import { findOwn } from './quotation.repository';
import { identitiesFor } from './quoter.service';
import { ownOf } from './reading.service';

/** What the form of a quotation starts with. Throws NOT_FOUND, FORBIDDEN. */
export async function prepareQuotation(
  db: Db,
  member: Member,
  purchaseId: string,
  nowMs: number
): Promise<CallData<'GET /api/front/quotation/prepare'>> {
  const [row, trader] = await Promise.all([publicPurchase(db, purchaseId), traderOf(db, member)]);
  requireReader(row, trader);
  const { varietyId, gradeId } = row.public_fields;
  const sent = await ownOf(db, member.id, purchaseId);
  const [purchase, own, market, supplies] = await Promise.all([
    presentQuoted(db, row, sent?.status === 'accepted', nowMs),
    findOwn(db, purchaseId, member.id),
    marketBand(db, { varietyId, gradeId }),
    varietyId === null ? [] : listOwnSupplies(db, member.id, varietyId, nowMs)
  ]);
  const identities = identitiesFor(row, trader, nowMs);
  return { purchase, draft: own?.draft ?? null, quotationId: sent?.id ?? null, identities, market, supplies };
}
