import { isDeepStrictEqual } from 'node:util';
import type { ExpoContent, ExpoForm } from '@contract/expo';
import type { AttachmentType } from '@contract/news';
import { linkFault } from '@rules/linkTarget';
import { shanghaiDay } from '@rules/shanghaiTime';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { presentContent } from './expo.presenter';
import { findExpo, insertExpo, listExpoRows, lockExpoContent, saveFile, updateExpo } from './expo.repository';
import { type OperatorAction, recordOperation } from './operation.service';

/** Returns all expos for an operator, the latest first. */
export async function listAllExpos(
  db: Db
): Promise<Pick<ExpoContent, 'id' | 'name' | 'startsOn' | 'endsOn' | 'venue'>[]> {
  const rows = await listExpoRows(db);
  return rows.map(({ id, name, starts_on: startsOn, ends_on: endsOn, venue }) => ({
    id,
    name,
    startsOn,
    endsOn,
    venue
  }));
}

/**
 * Returns all that is written of an expo.
 * @throws AppError NOT_FOUND for an unknown expo
 */
export async function getContent(db: Db, id: string): Promise<ExpoContent> {
  const row = await findExpo(db, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return presentContent(row);
}

/**
 * Creates or replaces what is written of an expo and returns it; does nothing when nothing differs. Banners and introduction
 * that are left out stay as they are.
 * @throws AppError VALIDATION `endsOn`, `openings` or `live` for one that ends before it begins, `openings` also for hours
 * outside the days of the expo, VALIDATION `banners` for a link that is unsafe or leads to a host that is not in `webHosts`,
 * CONFLICT `revision` when the expo was saved since
 */
export async function saveExpo(
  db: Db,
  content: ExpoForm & Partial<Pick<ExpoContent, 'banners' | 'introduction'>>,
  by: OperatorAction,
  webHosts: readonly string[]
): Promise<ExpoContent> {
  requireOrder(content);
  const fault = content.banners?.map(({ jump }) => linkFault(jump, webHosts)).find((each) => each !== undefined);
  if (fault !== undefined) throw new AppError('VALIDATION', { fields: { banners: fault } });
  const { id, name, venue, number, slogan, address, position, revision, banners, introduction } = content;
  const columns = {
    name,
    venue,
    number,
    slogan,
    address,
    starts_on: content.startsOn,
    ends_on: content.endsOn,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    organisers: JSON.stringify(content.organisers),
    figures: JSON.stringify(content.figures),
    openings: JSON.stringify(content.openings),
    live: content.live === null ? null : JSON.stringify(content.live),
    ...(banners && { banners: JSON.stringify(banners) }),
    ...(introduction && { introduction: JSON.stringify(introduction) })
  };
  return db.transaction().execute(async (tx) => {
    const stored = await lockExpoContent(tx, id);
    // Before the revision: a repeated call, whose answer was lost, is no conflict.
    if (stored !== undefined && isSame(presentContent(stored), content)) return presentContent(stored);
    const saved =
      revision === 0
        ? await insertExpo(tx, { id, registered_count: 0, ...columns })
        : await updateExpo(tx, { id, revision }, columns);
    if (saved === undefined) throw new AppError('CONFLICT', { fields: { revision: 'stale' } });
    await recordOperation(tx, { expoId: id, kind: 'saveExpo', note: `revision ${saved.revision}` }, by);
    return presentContent(saved);
  });
}

function isSame(stored: ExpoContent, { revision: _revision, ...content }: Partial<ExpoContent>): boolean {
  return Object.entries(content).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(value, stored[name as keyof ExpoContent])
  );
}

function requireOrder({ startsOn, endsOn, openings, live }: ExpoForm): void {
  const isOpening = ({ opensAtMs, closesAtMs }: ExpoContent['openings'][number], index: number) =>
    opensAtMs < closesAtMs &&
    shanghaiDay(opensAtMs) >= startsOn &&
    shanghaiDay(closesAtMs) <= endsOn &&
    (index === 0 || openings[index - 1]!.closesAtMs <= opensAtMs);
  const fields = {
    ...(endsOn < startsOn && { endsOn: 'range' }),
    ...(!openings.every(isOpening) && { openings: 'range' }),
    ...(live !== null && live.endsAtMs <= live.startsAtMs && { live: 'range' })
  };
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
}

/**
 * Stores a file for the introduction of an expo; one of the same name is replaced.
 * @throws AppError NOT_FOUND for an unknown expo
 */
export async function addFile(
  db: Db,
  expoId: string,
  file: { name: string; type: AttachmentType; content: Buffer },
  nowMs: number
): Promise<void> {
  if ((await findExpo(db, expoId)) === undefined) throw new AppError('NOT_FOUND');
  await saveFile(db, { id: newId(nowMs), expo_id: expoId, ...file });
}
