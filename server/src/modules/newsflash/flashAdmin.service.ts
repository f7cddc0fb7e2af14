import type { Flash, PublishFlashBody } from '@contract/flash';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { listLineNames } from '../pricing/lineNames.service';
import { findMentionedLines } from '../pricing/mentionedLines';
import { listVarietyNames } from '../pricing/variety.service';
import { findOperatorPicture, type UploadDeps } from '../upload/upload.service';
import { presentFlash } from './flash.presenter';
import { findFlash } from './flash.repository';
import { insertFlash, lockChanges, setWithdrawn } from './flashChange.repository';

/**
 * Publishes a flash as of now. The same body again (a retry) returns the existing flash.
 * @throws AppError VALIDATION for an unknown variety, price line or picture, CONFLICT when the id has another text
 */
export async function publishFlash(
  { db, files }: { db: Db } & UploadDeps,
  body: PublishFlashBody,
  nowMs: number
): Promise<Flash> {
  const known = new Set((await listVarietyNames(db)).map(({ id }) => id));
  if (!body.varietyIds.every((id) => known.has(id)))
    throw new AppError('VALIDATION', { fields: { varietyIds: 'unknown' } });
  const names = await listLineNames(db);
  const lineIds = body.lineIds ?? findMentionedLines(`${body.title} ${body.content}`, body.varietyIds, names);
  if (!lineIds.every((id) => names.some((line) => line.id === id)))
    throw new AppError('VALIDATION', { fields: { lineIds: 'unknown' } });
  const pictures = await Promise.all((body.images ?? []).map((url) => findOperatorPicture({ db, files }, url)));
  if (!pictures.every((picture) => picture !== undefined))
    throw new AppError('VALIDATION', { fields: { images: 'unknown' } });
  return db.transaction().execute(async (tx) => {
    await lockChanges(tx);
    await insertFlash(tx, {
      id: body.id,
      title: body.title.trim(),
      content: body.content.trim(),
      importance: body.importance,
      topic: body.topic,
      variety_ids: body.varietyIds,
      line_ids: lineIds,
      source: body.source.trim(),
      published_at_ms: nowMs,
      images: JSON.stringify(pictures)
    });
    const row = await findFlash(tx, body.id, null);
    if (!row || row.withdrawn_reason !== null || !isSame(presentFlash(row), body)) throw new AppError('CONFLICT');
    return presentFlash(row);
  });
}

function isSame(flash: Flash, body: PublishFlashBody): boolean {
  return (
    flash.title === body.title.trim() &&
    flash.content === body.content.trim() &&
    flash.importance === body.importance &&
    flash.topic === body.topic &&
    flash.source === body.source.trim() &&
    flash.varietyIds.join() === body.varietyIds.join() &&
    (body.lineIds === undefined || flash.lineIds.join() === body.lineIds.join()) &&
    flash.images.map(({ url }) => url).join() === (body.images ?? []).join()
  );
}

/**
 * Withdraws a flash from every list and stores the reason. Idempotent.
 * @throws AppError NOT_FOUND for an unknown flash
 */
export async function withdrawFlash(db: Db, id: string, reason: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockChanges(tx);
    if (await setWithdrawn(tx, id, reason.trim())) return;
    if (!(await findFlash(tx, id, null))) throw new AppError('NOT_FOUND');
  });
}
