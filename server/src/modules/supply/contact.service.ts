import type { MaskedContact, ShowPhone } from '@contract/goods';
import type { SupplyContact } from '@contract/supply';
import { DAY_MS } from '@rules/duration';
import { chosenNickname } from '@rules/generatedNickname';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { companyOfUser } from '../company/company.service';
import { ownerOf, roleOf } from '../listing/tradeParty.service';
import { countAction, type RateRule } from '../rateLimit/rateLimit.service';
import { maskMobile } from '../user/maskMobile';
import { preferencesOf } from '../user/preference.service';
import { contactOf } from '../user/user.service';
import { contactNeeds, stricterVisibility } from './contactVisibility';
import { sellerTrust } from './sellerTrust';
import { findLastContact, findSupply, type SupplyRow } from './supply.repository';

/** A buyer calls a few sellers a day; the limit stops the collection of numbers. */
const CONTACT_READ_LIMIT: RateRule = { name: 'readContact', limit: 100, windowMs: DAY_MS };

/**
 * Returns the contact as the viewer may see it, with the full number for those who may.
 * @throws AppError NOT_FOUND, also for a supply that is no longer offered; RATE_LIMITED above 100 full numbers a day
 */
export async function getContact(db: Db, viewer: Member | null, id: string, nowMs: number): Promise<SupplyContact> {
  const row = await findSupply(db, id);
  if (!row || row.public_fields === null || row.removed_at_ms !== null) throw new AppError('NOT_FOUND');
  const { contactName: name, contactMobile, deliveryStreet } = row.public_fields;
  if (row.public_status !== 'published') throw new AppError('NOT_FOUND');
  const relation = await relationTo(db, viewer, row);
  const needs = await contactNeedsFor(db, viewer, row, relation);
  if (viewer !== null && needs === null && relation === null)
    await countAction(db, CONTACT_READ_LIMIT, viewer.id, nowMs);
  return {
    name,
    mobile: needs === null ? contactMobile : maskMobile(contactMobile),
    needs,
    street: relation === null ? '' : deliveryStreet
  };
}

/** Returns the contact with the number masked for every viewer, for answers that are not encrypted. */
export async function getMaskedContact(db: Db, viewer: Member | null, row: SupplyRow): Promise<MaskedContact> {
  const needs = await contactNeedsFor(db, viewer, row, await relationTo(db, viewer, row));
  const { contactName: name = '', contactMobile = '' } = row.public_fields ?? {};
  return { name, mobile: maskMobile(contactMobile), needs };
}

/** Returns how the viewer is related to the supply: its own people, or in exchange of contacts with its owner. */
async function relationTo(db: Db, viewer: Member | null, row: SupplyRow): Promise<'own' | 'exchanged' | null> {
  if (viewer === null) return null;
  const { owner_user_id: ownerId } = row;
  if ((await roleOf(db, viewer.id, ownerOf(row))) !== null) return 'own';
  return ownerId !== null && (await sellerTrust.use.hasExchanged(db, viewer.id, ownerId)) ? 'exchanged' : null;
}

async function contactNeedsFor(
  db: Db,
  viewer: Member | null,
  { owner_user_id: ownerId, public_fields: fields }: SupplyRow,
  relation: 'own' | 'exchanged' | null
): Promise<MaskedContact['needs']> {
  if (viewer === null || fields === null) return 'login';
  if (relation === 'own') return null;
  const [company, shownTo] = await Promise.all([
    companyOfUser(db, viewer.id),
    effectivePhoneVisibility(db, ownerId, fields.showPhone)
  ]);
  const isVerified = viewer.isVerified || company !== null;
  return contactNeeds(shownTo, { isLoggedIn: true, isVerified, hasExchanged: relation === 'exchanged' });
}

/**
 * Contact that a new supply starts with: that of the user's last supply, else their account's, without a name that the
 * member never chose.
 */
export async function getDefaultContact(db: Db | Tx, userId: string): Promise<{ name: string; mobile: string }> {
  const last = await findLastContact(db, userId);
  if (last !== undefined) return last;
  const { name, mobile } = (await contactOf(db, userId)) ?? { name: '', mobile: '' };
  return { name: chosenNickname(name), mobile };
}

/** The stricter of a supply's setting and its owner's preference; without an owner the default preference. */
export async function effectivePhoneVisibility(
  db: Db,
  ownerId: string | null,
  showPhone: ShowPhone
): Promise<ShowPhone> {
  const preference = ownerId === null ? 'verified' : (await preferencesOf(db, ownerId)).phoneVisibility;
  return stricterVisibility(showPhone, preference);
}
