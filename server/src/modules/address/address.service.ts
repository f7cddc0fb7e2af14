import type { Address, AddressChange, AddressFields, NewAddress } from '@contract/address';
import { addressProblems, MAX_ADDRESSES, normalizeAddress } from '@rules/address';
import { isMapPosition } from '@rules/mapPosition';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { UNDO_MS } from '../../undoWindow';
import { isDistrict, regionOf } from '../region/region.service';
import { lockMember } from '../user/user.service';
import {
  type AddressRow,
  clearDefault,
  deleteRemovedBefore,
  findAddress,
  findAddresses,
  findByRequestId,
  insertAddress,
  updateAddressRow
} from './address.repository';

/** Returns the member's addresses, the default first, then the newest. */
export async function listAddresses(db: Db, member: Member): Promise<Address[]> {
  return (await findAddresses(db, member.id)).map(presentAddress);
}

/**
 * Creates an address. Idempotent per `requestId`.
 * @throws AppError VALIDATION with `fields.<name>` for values that break the rules, CONFLICT when the member has the
 * maximum number
 */
export async function createAddress(db: Db, member: Member, wanted: NewAddress, nowMs: number): Promise<Address> {
  const { requestId, ...fields } = wanted;
  const columns = columnsOf(fields);
  return withAddressLock(db, member, async (tx) => {
    const earlier = await findByRequestId(tx, member.id, requestId);
    if (earlier !== undefined) return earlier;
    const others = await requireFreeSlot(tx, member);
    const isDefault = fields.isDefault || others.length === 0;
    if (isDefault) await clearDefault(tx, member.id);
    const row: AddressRow = {
      id: newId(nowMs),
      user_id: member.id,
      request_id: requestId,
      ...columns,
      is_default: isDefault,
      created_at_ms: nowMs,
      updated_at_ms: nowMs,
      removed_at_ms: null
    };
    await insertAddress(tx, row);
    return row;
  });
}

/**
 * Changes an address.
 * @throws AppError VALIDATION with `fields.<name>` for values that break the rules, NOT_FOUND when the member has no
 * such address
 */
export async function updateAddress(db: Db, member: Member, change: AddressChange, nowMs: number): Promise<Address> {
  const { id, ...fields } = change;
  const columns = columnsOf(fields);
  return withAddressLock(db, member, async (tx) => {
    const address = await requireAddress(tx, member, id);
    const becomesDefault = fields.isDefault && !address.is_default;
    if (becomesDefault) await clearDefault(tx, member.id);
    const changed = { ...columns, is_default: address.is_default || becomesDefault, updated_at_ms: nowMs };
    await updateAddressRow(tx, id, changed);
    return { ...address, ...changed };
  });
}

/**
 * Makes an address the default.
 * @throws AppError NOT_FOUND when the member has no such address
 */
export async function setDefaultAddress(db: Db, member: Member, id: string): Promise<void> {
  await withAddressLock(db, member, async (tx) => {
    const address = await requireAddress(tx, member, id);
    await clearDefault(tx, member.id);
    await updateAddressRow(tx, id, { is_default: true });
    return address;
  });
}

/**
 * Removes an address. The newest of the others becomes the default when the default is removed.
 * @throws AppError NOT_FOUND when the member has no such address
 */
export async function removeAddress(db: Db, member: Member, id: string, nowMs: number): Promise<void> {
  await withAddressLock(db, member, async (tx) => {
    const address = await requireAddress(tx, member, id);
    await updateAddressRow(tx, id, { removed_at_ms: nowMs });
    const [next] = await findAddresses(tx, member.id);
    if (next !== undefined && address.is_default) await updateAddressRow(tx, next.id, { is_default: true });
    return address;
  });
}

/**
 * Undoes a removal; a former default becomes it again. Idempotent.
 * @throws AppError NOT_FOUND for an unknown address, and after ten minutes, CONFLICT when the slot was used meanwhile
 */
export async function restoreAddress(db: Db, member: Member, id: string, nowMs: number): Promise<void> {
  await withAddressLock(db, member, async (tx) => {
    const address = await findAddress(tx, member.id, id);
    if (address === undefined) throw new AppError('NOT_FOUND');
    if (address.removed_at_ms === null) return address;
    if (address.removed_at_ms <= nowMs - UNDO_MS) throw new AppError('NOT_FOUND');
    const others = await requireFreeSlot(tx, member);
    if (address.is_default) await clearDefault(tx, member.id);
    await updateAddressRow(tx, id, { removed_at_ms: null, is_default: address.is_default || others.length === 0 });
    return address;
  });
}

/** Deletes removed addresses that cannot be restored any more. */
export async function purgeRemovedAddresses(db: Db, nowMs: number): Promise<void> {
  await deleteRemovedBefore(db, nowMs - UNDO_MS);
}

async function withAddressLock(db: Db, member: Member, change: (tx: Tx) => Promise<AddressRow>): Promise<Address> {
  const row = await db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    return change(tx);
  });
  return presentAddress(row);
}

async function requireAddress(tx: Tx, member: Member, id: string): Promise<AddressRow> {
  const address = await findAddress(tx, member.id, id);
  if (address === undefined || address.removed_at_ms !== null) throw new AppError('NOT_FOUND');
  return address;
}

/**
 * Returns the existing addresses.
 * @throws AppError CONFLICT when there is no free slot
 */
async function requireFreeSlot(tx: Tx, member: Member): Promise<AddressRow[]> {
  const addresses = await findAddresses(tx, member.id);
  if (addresses.length >= MAX_ADDRESSES) throw new AppError('CONFLICT');
  return addresses;
}

function columnsOf(wanted: AddressFields) {
  const fields = normalizeAddress(wanted);
  const problems: Record<string, string> = addressProblems(fields);
  const { position } = fields;
  if (!isDistrict(fields.regionCode)) problems['regionCode'] = 'district';
  if (position !== null && !isMapPosition(position)) problems['position'] = 'range';
  if (Object.keys(problems).length > 0) throw new AppError('VALIDATION', { fields: problems });
  return {
    receiver: fields.receiver,
    mobile: fields.mobile,
    region_code: fields.regionCode,
    street: fields.street,
    door_no: fields.doorNo,
    label: fields.label,
    label_text: fields.labelText,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null
  };
}

function presentAddress(row: AddressRow): Address {
  return {
    id: row.id,
    receiver: row.receiver,
    mobile: row.mobile,
    // A district that was merged since keeps its code, so that its owner can choose again.
    region: regionOf(row.region_code) ?? { code: row.region_code, names: [] },
    street: row.street,
    doorNo: row.door_no,
    label: row.label,
    labelText: row.label_text,
    position:
      row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
    isDefault: row.is_default,
    updatedAtMs: row.updated_at_ms
  };
}
