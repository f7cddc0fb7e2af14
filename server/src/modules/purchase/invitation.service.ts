import { MAX_INVITED } from '@rules/purchase';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { getCompanySummaries } from '../company/company.service';
import { listingTransitions } from '../listing/listing.transitions';
import { listSuppliersByVariety } from '../listing/tradeCompany.service';
import { getOwn, lockOwn } from './ownership.service';
import { writeSnapshot } from './publication.service';
import { notifyInvited } from './purchase.notifications';
import { findInvitedIds, insertInvitations, updatePurchase } from './purchase.repository';
import type { PublicPurchaseRow } from './purchase.tables';

/**
 * Lists companies that offer the variety, those with most open supplies first.
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN for one of others
 */
export async function listInvitableSuppliers(
  db: Db,
  member: Member,
  id: string,
  nowMs: number
): Promise<{ companyId: string; name: string; supplyCount: number; isInvited: boolean }[]> {
  const { row } = await getOwn(db, member, id);
  const { varietyId, invitedCompanyIds } = row.fields;
  if (varietyId === null) return [];
  const [suppliers, notifiedIds] = await Promise.all([
    listSuppliersByVariety(db, varietyId, nowMs),
    findInvitedIds(db, id)
  ]);
  return suppliers
    .filter(({ companyId }) => companyId !== row.company_id)
    .map((one) => ({
      ...one,
      isInvited: notifiedIds.includes(one.companyId) || invitedCompanyIds.includes(one.companyId)
    }));
}

/**
 * Invites companies to quote, each once.
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN for one of others, VALIDATION `unknown` for unknown
 * companies, CONFLICT above 20 and for a request that is not published
 */
export async function inviteCompanies(
  db: Db,
  member: Member,
  { id, companyIds }: { id: string; companyIds: string[] },
  nowMs: number
): Promise<{ invited: number }> {
  if ((await getCompanySummaries(db, companyIds)).length < companyIds.length) {
    throw new AppError('VALIDATION', { fields: { companyIds: 'unknown' } });
  }
  return db.transaction().execute(async (tx) => {
    const { row } = await lockOwn(tx, member, id);
    // Invitations are possible in the states that can be paused.
    listingTransitions.next('pause', 'owner', row.status);
    const before = await findInvitedIds(tx, id);
    const added = companyIds.filter((companyId) => !before.includes(companyId) && companyId !== row.company_id);
    if (before.length + added.length > MAX_INVITED) throw new AppError('CONFLICT', { fields: { limit: 'invited' } });
    const invitedIds = await insertInvitations(tx, id, added, nowMs);
    if (row.public_fields?.audience === 'invited' && invitedIds.length > 0) {
      const withInvited = <F extends { invitedCompanyIds: string[] }>(fields: F) =>
        JSON.stringify({ ...fields, invitedCompanyIds: [...new Set([...fields.invitedCompanyIds, ...invitedIds])] });
      const saved = await updatePurchase(tx, id, {
        fields: withInvited(row.fields),
        public_fields: withInvited(row.public_fields)
      });
      await writeSnapshot(tx, saved as PublicPurchaseRow, nowMs);
    }
    await notifyInvited(tx, row, invitedIds, nowMs);
    return { invited: invitedIds.length };
  });
}
