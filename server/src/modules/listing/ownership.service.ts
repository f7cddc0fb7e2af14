import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { companyOfUser } from '../company/company.service';
import { lockMembers } from '../company/membership.service';
import { type ListingOwner, ownerOf, roleOf } from './tradeParty.service';

/** A supply or purchase request, and what the caller is to it. */
export interface Owned<Row> {
  row: Row;
  actor: 'owner' | 'admin';
}

/**
 * Returns what the caller is to a listing.
 * @throws AppError NOT_FOUND without a row, FORBIDDEN for a listing of others
 */
export async function authorizeOwner<Row extends { owner_user_id: string | null; company_id: string | null }>(
  db: Db | Tx,
  member: Member,
  row: Row | undefined
): Promise<Owned<Row>> {
  if (row === undefined) throw new AppError('NOT_FOUND');
  const actor = await roleOf(db, member.id, ownerOf(row));
  if (actor === null) throw new AppError('FORBIDDEN');
  return { row, actor };
}

/**
 * Returns the company to post a listing for; null for the user's own name.
 * @throws AppError FORBIDDEN with `needs` `company` for a user without one
 */
export async function companyIdFor(db: Db | Tx, userId: string, asCompany: boolean): Promise<string | null> {
  if (!asCompany) return null;
  const company = await companyOfUser(db, userId);
  if (company === null) throw new AppError('FORBIDDEN', { needs: 'company' });
  return company.id;
}

/**
 * Locks the company that a listing is posted for until the transaction ends; before the listing, as its dissolution does.
 * @param companyId as `companyIdFor` returned it; null for the user's own name, which needs no lock
 * @throws AppError FORBIDDEN with `needs` `company` when the user does not act for it any more
 */
export async function lockCompanyFor(tx: Tx, userId: string, companyId: string | null): Promise<void> {
  if (companyId === null) return;
  await lockMembers(tx, companyId);
  if ((await companyIdFor(tx, userId, true)) !== companyId) throw new AppError('FORBIDDEN', { needs: 'company' });
}

/**
 * Returns the company of a listing after an edit: its author may choose the owner until the first publication. An edit
 * that chooses a company again moves the listing to no other one, nor does that of an admin.
 * @param companyId the company that the body is for; null for the user's own name
 */
export function companyAfterEdit(
  { row, actor }: Owned<{ company_id: string | null; published_at_ms: number | null }>,
  companyId: string | null
): string | null {
  const isChosen = row.published_at_ms === null && actor === 'owner';
  const isSame = (companyId === null) === (row.company_id === null);
  return isChosen && !isSame ? companyId : row.company_id;
}

/**
 * Locks the company of a published listing until the transaction ends, so that its members stay those who are read
 * afterwards; does nothing for a personal listing.
 */
export async function lockOwningCompany(tx: Tx, { companyId }: ListingOwner): Promise<void> {
  if (companyId !== null) await lockMembers(tx, companyId);
}
