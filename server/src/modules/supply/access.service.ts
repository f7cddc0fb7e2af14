import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { FileStorage } from '../../providers/fileStorage';
import { companiesOfUser, companyOfUser, titleOfCompany } from '../company/company.service';
import { partIn } from '../listing/tradeParty.service';
import { phoneShownToOf } from './contactAccess.service';
import { findGoodsNames } from './listed.repository';
import { sharedPhotosOf } from './sharedPhoto.service';
import { presentOwn, presentOwnBrief, type OwnContext } from './supply.presenter';
import { findSupply, lockSupply, type Reach, type SupplyRow } from './supply.repository';

export interface Opened {
  row: SupplyRow;
  part: 'owner' | 'admin';
}

/** One's own supply, or one of the company that one runs. Throws NOT_FOUND, FORBIDDEN for somebody else's. */
export async function openOwn(db: Db, member: Member, id: string): Promise<Opened> {
  return withPart(db, member, await findSupply(db, id));
}

/** The same, and nobody else changes it until the transaction ends. It may have been removed. */
export async function lockOwn(tx: Tx, member: Member, id: string): Promise<Opened> {
  return withPart(tx, member, await lockSupply(tx, id));
}

export async function withPart(db: Db | Tx, member: Member, row: SupplyRow | undefined): Promise<Opened> {
  if (row === undefined) throw new AppError('NOT_FOUND');
  const part = await partIn(db, member.id, { userId: row.owner_user_id, companyId: row.company_id });
  if (part === null) throw new AppError('FORBIDDEN');
  return { row, part };
}

/** The company that the person acts for. Throws FORBIDDEN with `needs` `company` for somebody in none. */
export async function actingCompany(db: Db | Tx, userId: string): Promise<string> {
  const company = await companyOfUser(db, userId);
  if (company === null) throw new AppError('FORBIDDEN', { needs: 'company' });
  return company.id;
}

/** Which supplies a person finds among their own. */
export async function reachOf(db: Db, userId: string): Promise<Reach> {
  const companies = await companiesOfUser(db, userId);
  return {
    userId,
    companyIds: companies.map(({ id }) => id),
    managedIds: companies.filter(({ role }) => role !== 'member').map(({ id }) => id)
  };
}

export async function contextOf(db: Db | Tx, row: SupplyRow, nowMs: number): Promise<OwnContext> {
  const [names, companyName] = await Promise.all([
    findGoodsNames(db, row.fields),
    row.company_id === null ? '' : titleOfCompany(db, row.company_id)
  ]);
  return { names, companyName: companyName ?? '', nowMs };
}

export async function ownBrief(db: Db | Tx, row: SupplyRow, nowMs: number) {
  return presentOwnBrief(row, await contextOf(db, row, nowMs));
}

/** The whole of it, with what its owner cannot see in what they wrote. */
export async function ownInFull(deps: { db: Db; files: FileStorage }, row: SupplyRow, nowMs: number) {
  const { db } = deps;
  const [context, shared, phoneShownTo] = await Promise.all([
    contextOf(db, row, nowMs),
    sharedPhotosOf(deps, [row]),
    phoneShownToOf(db, row.owner_user_id, row.fields.showPhone)
  ]);
  const sharedPhotos = (shared.get(row.id) ?? []).map(({ url }) => url);
  return presentOwn(row, context, { phoneShownTo, sharedPhotos });
}
