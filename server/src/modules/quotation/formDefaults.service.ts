import type { CallData } from '@contract';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { listQuotableSupplies } from '../listing/quotableSupply.service';
import { ownerOf, partiesOf } from '../listing/tradeParty.service';
import { findMarketPriceRange } from '../pricing/priceRange.service';
import { requireVisible, traderOf } from '../purchase/audience.service';
import { getPublicPurchase, presentQuotationPurchase, shownBuyer } from '../purchase/quotationPurchase.service';
import { eligibleIdentities } from './eligibility.service';
import { findOwnQuotation } from './ownQuotation.service';
import { findByAuthor, type QuotationRow } from './quotation.repository';

type FormDefaults = CallData<'GET /api/front/quotation/prepare'>;

/**
 * Returns what the form of a quotation starts with.
 * @throws AppError NOT_FOUND for a request without a published version, FORBIDDEN outside of its audience
 */
export async function getFormDefaults(
  db: Db,
  member: Member,
  purchaseId: string,
  nowMs: number
): Promise<FormDefaults> {
  const [row, trader] = await Promise.all([getPublicPurchase(db, purchaseId), traderOf(db, member)]);
  requireVisible(row, trader);
  const { varietyId, gradeId } = row.public_fields;
  const sent = await findOwnQuotation(db, member.id, purchaseId);
  const [buyer] = await partiesOf(db, [ownerOf(row)]);
  const [purchase, own, market, supplies] = await Promise.all([
    presentQuotationPurchase(db, row, shownBuyer(row, buyer, sent?.status === 'accepted'), nowMs),
    findByAuthor(db, purchaseId, member.id),
    findMarketPriceRange(db, { varietyId, gradeId }),
    varietyId === null ? [] : listQuotableSupplies(db, member.id, varietyId, nowMs)
  ]);
  return {
    purchase,
    ...draftOf(own),
    quotationId: sent?.id ?? null,
    identities: eligibleIdentities(row, trader, nowMs),
    market,
    supplies
  };
}

type Draft = Pick<FormDefaults, 'draft' | 'draftIdentity' | 'draftGoodsVersion' | 'draftVersion'>;

function draftOf(own: QuotationRow | undefined): Draft {
  if (!own?.draft) return { draft: null, draftIdentity: null, draftGoodsVersion: null, draftVersion: null };
  return {
    draft: own.draft,
    draftIdentity: own.company_id === null ? 'person' : 'company',
    draftGoodsVersion: own.draft_goods_version,
    draftVersion: own.changes
  };
}
