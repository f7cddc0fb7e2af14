import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { lockBooths, replaceBooths } from './booth.repository';
import { lockExhibitor } from './exhibitor.repository';

/**
 * Allots booths to an exhibitor in place of those that it had. Idempotent.
 * @throws AppError NOT_FOUND for an unknown exhibitor, VALIDATION `boothNos` `unknown` for a booth that the plan lacks,
 * CONFLICT `boothNos` `bookable` for one that is booked online, `taken` for one of another exhibitor
 */
export async function allotBooths(db: Db, exhibitorId: string, boothNos: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const exhibitor = await lockExhibitor(tx, exhibitorId);
    if (exhibitor === undefined) throw new AppError('NOT_FOUND');
    const booths = await lockBooths(tx, exhibitor.expo_id, boothNos);
    if (booths.length < boothNos.length) throw new AppError('VALIDATION', { fields: { boothNos: 'unknown' } });
    if (booths.some((booth) => booth.is_bookable)) {
      throw new AppError('CONFLICT', { fields: { boothNos: 'bookable' } });
    }
    if (booths.some((booth) => booth.exhibitor_id !== null && booth.exhibitor_id !== exhibitorId)) {
      throw new AppError('CONFLICT', { fields: { boothNos: 'taken' } });
    }
    await replaceBooths(tx, { exhibitorId, expoId: exhibitor.expo_id, boothNos });
  });
}
