import type { ContactLine } from '@contract/goods';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { preferencesOf } from '../account/preference.service';
import { companyOfUser } from '../company/company.service';
import { partIn } from '../listing/tradeParty.service';
import { maskMobile } from '../user/maskMobile';
import { contactOf } from '../user/person.service';
import { contactNeeds, strictest } from './contactAccess';
import { findLastContact, findSupply, type SupplyRow } from './supply.repository';

/** Says whether two people have exchanged cards. */
export type HasExchanged = (userId: string, otherId: string) => Promise<boolean>;

/** The contact as the reader may have it, the number in full for those who may. Throws NOT_FOUND, also for what is not offered any more. */
export async function readContact(
  db: Db,
  reader: Member | null,
  id: string,
  hasExchanged: HasExchanged
): Promise<ContactLine> {
  const row = await findSupply(db, id);
  if (!row || row.public_fields === null || row.removed_at_ms !== null) throw new AppError('NOT_FOUND');
  const { contactName: name, contactMobile } = row.public_fields;
  // Nobody calls about what is not offered any more.
  if (row.public_status !== 'published') throw new AppError('NOT_FOUND');
  const needs = await needsOf(db, reader, row, hasExchanged);
  return { name, mobile: needs === null ? contactMobile : maskMobile(contactMobile), needs };
}

/** The same with the number masked, whoever reads: what stands in answers that are not sealed. */
export async function maskedContact(
  db: Db,
  reader: Member | null,
  row: SupplyRow,
  hasExchanged: HasExchanged
): Promise<ContactLine> {
  const needs = await needsOf(db, reader, row, hasExchanged);
  const { contactName: name = '', contactMobile = '' } = row.public_fields ?? {};
  return { name, mobile: maskMobile(contactMobile), needs };
}

async function needsOf(
  db: Db,
  reader: Member | null,
  row: SupplyRow,
  hasExchanged: HasExchanged
): Promise<ContactLine['needs']> {
  const { owner_user_id: ownerId, public_fields: fields } = row;
  if (reader === null || fields === null) return 'login';
  if ((await partIn(db, reader.id, { userId: ownerId, companyId: row.company_id })) !== null) return null;
  const [company, exchanged, preferences] = await Promise.all([
    companyOfUser(db, reader.id),
    ownerId === null ? false : hasExchanged(reader.id, ownerId),
    ownerId === null ? null : preferencesOf(db, ownerId)
  ]);
  const shownTo = strictest(fields.showPhone, preferences?.phoneVisibility ?? 'verified');
  const isVerified = reader.isVerified || company !== null;
  return contactNeeds(shownTo, { isLoggedIn: true, isVerified, hasExchanged: exchanged });
}

/** Whom to call about a new supply: as in the last one of the person, else the person as registered. */
export async function ownContact(db: Db, userId: string): Promise<{ name: string; mobile: string }> {
  return (await findLastContact(db, userId)) ?? (await contactOf(db, userId)) ?? { name: '', mobile: '' };
}
