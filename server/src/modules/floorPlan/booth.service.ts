import type { BoothSize } from '@contract/floorPlan';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findBookable, lockBoothRow } from './booth.repository';

/** A booth as goods. */
export interface BoothOffer {
  no: string;
  size: BoothSize;
  areaM2: number;
  priceFen: number;
  /** False for a booth that the organiser keeps or has given away. */
  isBookable: boolean;
}

/**
 * Returns a booth and locks it until the transaction ends: its bookings wait for each other.
 * @throws AppError NOT_FOUND for an unknown booth
 */
export async function lockBooth(tx: Tx, expoId: string, no: string): Promise<BoothOffer> {
  const row = await lockBoothRow(tx, expoId, no);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { size, area_m2: areaM2, price_fen: priceFen, is_bookable: isBookable } = row;
  return { no, size, areaM2, priceFen, isBookable };
}

/** Returns number and price of the booths of an expo that can be booked, in order of the number. */
export async function listBookableBooths(db: Db, expoId: string): Promise<Pick<BoothOffer, 'no' | 'priceFen'>[]> {
  const rows = await findBookable(db, expoId);
  return rows.map(({ no, price_fen: priceFen }) => ({ no, priceFen }));
}
