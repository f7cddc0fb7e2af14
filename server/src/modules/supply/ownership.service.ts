import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { FileStorage } from '../../providers/fileStorage';
import { companyOfUser, getCompanyName } from '../company/company.service';
import { roleOf } from '../listing/tradeParty.service';
import { effectivePhoneVisibility } from './contact.service';
import { findGoodsNames } from './goods.repository';
import { findSharedPhotos } from './sharedPhoto.service';
import { presentOwn, presentOwnBrief, type OwnContext } from './own.presenter';
import { findSupply, lockSupply, type SupplyRow } from './supply.repository';

export interface OwnedSupply {
  row: SupplyRow;
  actor: 'owner' | 'admin';
}

/** One's own supply, or one of the company that one runs. Throws NOT_FOUND, FORBIDDEN for somebody else's. */
export async function getOwn(db: Db, member: Member, id: string): Promise<OwnedSupply> {
  return withActor(db, member, await findSupply(db, id));
}

/** The same, and nobody else changes it until the transaction ends. It may have been removed. */
export async function lockOwn(tx: Tx, member: Member, id: string): Promise<OwnedSupply> {
  return withActor(tx, member, await lockSupply(tx, id));
}

export async function withActor(db: Db | Tx, member: Member, row: SupplyRow | undefined): Promise<OwnedSupply> {
  if (row === undefined) throw new AppError('NOT_FOUND');
  const actor = await roleOf(db, member.id, { userId: row.owner_user_id, companyId: row.company_id });
  if (actor === null) throw new AppError('FORBIDDEN');
  return { row, actor };
}

/** The company that the person acts for. Throws FORBIDDEN with `needs` `company` for somebody in none. */
export async function requireCompanyId(db: Db | Tx, userId: string): Promise<string> {
  const company = await companyOfUser(db, userId);
  if (company === null) throw new AppError('FORBIDDEN', { needs: 'company' });
  return company.id;
}

export async function loadOwnContext(db: Db | Tx, row: SupplyRow, nowMs: number): Promise<OwnContext> {
  const [names, companyName] = await Promise.all([
    findGoodsNames(db, row.fields),
    row.company_id === null ? '' : getCompanyName(db, row.company_id)
  ]);
  return { names, companyName: companyName ?? '', nowMs };
}

export async function loadOwnBrief(db: Db | Tx, row: SupplyRow, nowMs: number) {
  return presentOwnBrief(row, await loadOwnContext(db, row, nowMs));
}

/** The whole of it, with what its owner cannot see in what they wrote. */
export async function loadOwnSupply(deps: { db: Db; files: FileStorage }, row: SupplyRow, nowMs: number) {
  const { db } = deps;
  const [context, shared, phoneShownTo] = await Promise.all([
    loadOwnContext(db, row, nowMs),
    findSharedPhotos(deps, [row]),
    effectivePhoneVisibility(db, row.owner_user_id, row.fields.showPhone)
  ]);
  const sharedPhotos = (shared.get(row.id) ?? []).map(({ url }) => url);
  return presentOwn(row, context, { phoneShownTo, sharedPhotos });
}
