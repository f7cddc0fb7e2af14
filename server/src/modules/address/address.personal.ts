import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { regionOf } from '../region/region.service';
import { deleteAddressesOf, findAddresses } from './address.repository';

/** Exports a user's addresses. */
export async function exportAddresses(db: Db, userId: string): Promise<unknown> {
  return (await findAddresses(db, userId)).map((row) => ({
    receiver: row.receiver,
    mobile: row.mobile,
    region: regionOf(row.region_code)?.names.join(' ') ?? row.region_code,
    regionCode: row.region_code,
    street: row.street,
    doorNo: row.door_no,
    latitude: row.latitude,
    longitude: row.longitude,
    label: row.label === 'other' ? row.label_text : row.label,
    isDefault: row.is_default,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms
  }));
}

export const eraseAddresses = (tx: Tx, userId: string): Promise<void> => deleteAddressesOf(tx, userId);

export const addressesPersonalData: PersonalData = {
  name: 'addresses',
  columns: ['user_address.user_id', 'user_address.mobile'],
  exportOf: ({ db }, userId) => exportAddresses(db, userId),
  erase: ({ tx }, userId) => eraseAddresses(tx, userId)
};
