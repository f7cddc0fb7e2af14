import type { OwnPurchaseBrief } from '@contract/ownPurchase';
import type { Deal } from '@contract/quotation';
import type { Db, Tx } from '../../database/schema';
import { ownerOf, partiesOf, recipientsOf } from '../listing/tradeParty.service';
import type { PublicPurchaseRow } from '../purchase/purchase.tables';
import { contactOf } from '../user/user.service';
import { type QuotationContext, supplierOf } from './authorization.service';
import { type AcceptedRow, findAccepted, findLastVersion } from './quotation.repository';
import { deliveredSumOf } from './version';

/** Returns the deal with the other side's contact; null before the acceptance. */
export async function dealOf(db: Db, { quotation: row, purchase, role }: QuotationContext): Promise<Deal | null> {
  if (row.status !== 'accepted') return null;
  const other = role === 'buyer' ? supplierOf(row) : ownerOf(purchase);
  // When the author has left the company, the contact is one of its managers.
  const [[contactUserId], [party]] = await Promise.all([recipientsOf(db, other), partiesOf(db, [other])]);
  const [contact, last] = await Promise.all([contactOf(db, contactUserId ?? null), findLastVersion(db, row.id)]);
  if (last === undefined) return null;
  const { isTaxIncluded, taxRate, isFreightIncluded } = last.fields;
  return {
    grams: row.accepted_grams,
    unitFen: row.unit_fen ?? 0,
    isTaxIncluded,
    taxRate,
    isFreightIncluded,
    sum: deliveredSumOf(last.fields, purchase, row.accepted_grams),
    acceptedAtMs: row.accepted_at_ms ?? 0,
    contactName: contact?.name ?? '',
    contactMobile: contact?.mobile ?? '',
    companyName: other.companyId === null ? '' : (party?.name ?? ''),
    score: row.score,
    scoreText: row.score_text
  };
}

/** Returns all deals of each request by its id, oldest first. */
export async function dealsOfPurchases(
  db: Db | Tx,
  purchases: readonly PublicPurchaseRow[]
): Promise<Map<string, OwnPurchaseBrief['deals']>> {
  const rows = await findAccepted(
    db,
    purchases.map(({ id }) => id)
  );
  const suppliers = await partiesOf(db, rows.map(supplierOf));
  const dealOfRow = (row: AcceptedRow, purchase: PublicPurchaseRow) => ({
    quotationId: row.id,
    supplierName: suppliers[rows.indexOf(row)]?.name ?? '',
    grams: row.accepted_grams,
    unitFen: row.unit_fen ?? 0,
    deliveredFen: deliveredSumOf(row.last_fields, purchase, row.accepted_grams).deliveredFen
  });
  return new Map(
    purchases.map((purchase) => [
      purchase.id,
      rows.filter((row) => row.purchase_id === purchase.id).map((row) => dealOfRow(row, purchase))
    ])
  );
}
