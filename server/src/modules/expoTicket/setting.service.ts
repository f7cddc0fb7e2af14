import { isDeepStrictEqual } from 'node:util';
import type { TicketSettings, TicketSettingsBody } from '@contract/expoTicketReview';
import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findExpoFacts } from '../expo/expoFacts.service';
import { type OperatorAction, recordOperation } from '../expo/operation.service';
import { presentSettings } from './expoTicket.presenter';
import { findSetting, insertSetting, lockSetting, updateSetting } from './setting.repository';

/**
 * Returns the settings of an expo's registration.
 * @throws AppError NOT_FOUND without a registration
 */
export async function getTicketSettings(db: Db, expoId: string): Promise<TicketSettings> {
  const row = await findSetting(db, expoId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return presentSettings(row);
}

/**
 * Changes the settings of an expo's registration; revision 0 opens one. Does nothing when nothing differs.
 * @throws AppError NOT_FOUND for an unknown expo, VALIDATION for a window that ends before it begins and for a day without the
 * expo, CONFLICT when the settings were changed since this revision
 */
export async function saveTicketSettings(
  db: Db,
  expoId: string,
  body: TicketSettingsBody,
  by: OperatorAction
): Promise<TicketSettings> {
  const expo = await findExpoFacts(db, expoId);
  if (expo === undefined) throw new AppError('NOT_FOUND');
  const { opensAtMs, closesAtMs, isClosed, capacity } = body;
  const days = [...body.days].sort();
  const fields = {
    ...(opensAtMs >= closesAtMs && { closesAtMs: 'range' }),
    ...(days.some((day) => day < expo.startsOn || day > expo.endsOn) && { days: 'range' })
  };
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
  const values = { opens_at_ms: opensAtMs, closes_at_ms: closesAtMs, is_closed: isClosed, capacity, days };
  const columns = { ...values, days: JSON.stringify(days) };
  return db.transaction().execute(async (tx) => {
    const stored = await lockSetting(tx, expoId);
    // Before the revision: a repeated call, whose answer was lost, is no conflict.
    if (stored !== undefined && isDeepStrictEqual({ ...stored, ...values }, stored)) return presentSettings(stored);
    const row = await (body.revision === 0
      ? insertSetting(tx, { expo_id: expoId, ...columns })
      : updateSetting(tx, { expoId, revision: body.revision }, columns));
    if (row === undefined) throw new AppError('CONFLICT', { fields: { revision: 'changed' } });
    const note = `${shanghaiMinute(opensAtMs)} to ${shanghaiMinute(closesAtMs)}, ${capacity} tickets`;
    const done = { kind: 'saveTicketSettings', note: isClosed ? `${note}, closed` : note } as const;
    await recordOperation(tx, { expoId, ...done }, by);
    return presentSettings(row);
  });
}
