import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type OperatorAction, recordOperation } from '../expo/operation.service';
import { lockBooths, replaceBooths } from './booth.repository';
import { lockExhibitor } from './exhibitor.repository';

/**
 * Allots booths to an exhibitor in place of those that it had. Idempotent.
 * @throws AppError NOT_FOUND for an unknown exhibitor, VALIDATION `boothNos` `unknown` for a booth that the plan lacks,
 * CONFLICT `boothNos` `bookable` for one that is booked online, `taken` for one of another exhibitor, and for one
 * that a company booked while the plan offered it
 */
export async function allotBooths(
  db: Db,
  exhibitorId: string,
  boothNos: readonly string[],
  by: OperatorAction
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const exhibitor = await lockExhibitor(tx, exhibitorId);
    if (exhibitor === undefined) throw new AppError('NOT_FOUND');
    const booths = await lockBooths(tx, exhibitor.expo_id, boothNos);
    if (booths.length < boothNos.length) throw new AppError('VALIDATION', { fields: { boothNos: 'unknown' } });
    if (booths.some((booth) => booth.is_bookable)) {
      throw new AppError('CONFLICT', { fields: { boothNos: 'bookable' } });
    }
    const isTaken = (booth: (typeof booths)[number]) =>
      booth.is_booked || (booth.exhibitor_id !== null && booth.exhibitor_id !== exhibitorId);
    if (booths.some(isTaken)) {
      throw new AppError('CONFLICT', { fields: { boothNos: 'taken' } });
    }
    await replaceBooths(tx, { exhibitorId, expoId: exhibitor.expo_id, boothNos });
    const done = { kind: 'allotBooths', subject: exhibitorId, note: boothNos.join(' ') } as const;
    await recordOperation(tx, { expoId: exhibitor.expo_id, ...done }, by);
  });
}
