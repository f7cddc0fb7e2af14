import type { ListingStatus, OwnerActionBody } from '@contract/goods';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import { validUntilProblem } from '@rules/supply';
import { shanghaiDay } from '../../clock/shanghaiDay';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { isOpenStatus, nextStatus } from '../listing/listingStatus';
import { checkTexts } from '../listing/moderation';
import { takeOpenPlace } from '../listing/openLimit.service';
import { lockOwn, ownBrief } from './access.service';
import { showAs, showFresh, showUntil } from './publication.service';
import { refreshFrom } from './supply.presenter';
import { updateSupply, type SupplyChange, type SupplyRow } from './supply.repository';
import type { CheckDeps } from './supply.check';

/** A removal can be undone for so long. */
export const UNDO_MS = 10 * 60_000;

/** What owners and admins do with a supply. Throws NOT_FOUND, FORBIDDEN, CONFLICT, VALIDATION, RATE_LIMITED. */
export async function actOnSupply(
  { db, textModeration }: CheckDeps,
  member: Member,
  { id, do: deed }: OwnerActionBody,
  nowMs: number
): Promise<OwnSupplyBrief> {
  if (deed.action === 'appeal') {
    const { refused } = await checkTexts(textModeration, { text: deed.text });
    if (Object.keys(refused).length > 0) throw new AppError('VALIDATION', { fields: refused });
  }
  const acted = await db.transaction().execute(async (tx) => {
    const { row, part } = await lockOwn(tx, member, id);
    const next = nextStatus(deed.action, part, row.status);
    if ((row.removed_at_ms !== null) !== (deed.action === 'restore')) throw new AppError('CONFLICT');
    if (isOpenStatus(next) && !isOpenStatus(row.status)) await takeOpenPlace(tx, 'supply', row, member);
    const changes = await perform(tx, row, deed, next, nowMs);
    return updateSupply(tx, id, { status: next, updated_at_ms: nowMs, ...changes });
  });
  return ownBrief(db, acted, nowMs);
}

async function perform(
  tx: Tx,
  row: SupplyRow,
  deed: OwnerActionBody['do'],
  next: ListingStatus,
  nowMs: number
): Promise<SupplyChange> {
  switch (deed.action) {
    case 'withdraw':
      // What stood in public before stands there still, and is edited from there.
      return { status: row.public_status ?? next, submitted_at_ms: null, submit_request_id: null };
    case 'refresh':
      return refresh(tx, row, nowMs);
    case 'pause':
      return showAs(tx, row, 'paused', nowMs);
    case 'resume':
      return showAs(tx, row, 'published', nowMs);
    case 'renew':
      return renew(tx, row, deed.until, nowMs);
    case 'close':
      return { ...(await showAs(tx, row, 'closed', nowMs)), close_reason: deed.reason };
    case 'remove':
      if (row.public_status === 'published' || row.public_status === 'paused') throw new AppError('CONFLICT');
      return { removed_at_ms: nowMs };
    case 'restore':
      if (row.removed_at_ms === null || row.removed_at_ms < nowMs - UNDO_MS) throw new AppError('CONFLICT');
      return { removed_at_ms: null };
    case 'appeal':
      return { appeal_text: deed.text, submitted_at_ms: nowMs };
  }
}

async function refresh(tx: Tx, row: SupplyRow, nowMs: number): Promise<SupplyChange> {
  const fromMs = refreshFrom(row, nowMs);
  if (fromMs !== null) {
    throw new AppError('RATE_LIMITED', { retryAfterSec: Math.ceil((fromMs - nowMs) / 1000) });
  }
  await showFresh(tx, row, nowMs);
  return { refreshed_at_ms: nowMs, confirmed_at_ms: nowMs };
}

async function renew(tx: Tx, row: SupplyRow, until: string, nowMs: number): Promise<SupplyChange> {
  const problem = validUntilProblem(until, shanghaiDay(new Date(nowMs)));
  if (problem !== undefined) throw new AppError('VALIDATION', { fields: { until: problem } });
  if (row.public_fields === null) throw new AppError('CONFLICT');
  await showUntil(tx, row, until, nowMs);
  return {
    fields: JSON.stringify({ ...row.fields, validUntil: until }),
    public_fields: JSON.stringify({ ...row.public_fields, validUntil: until }),
    public_status: 'published',
    valid_until: until,
    confirmed_at_ms: nowMs
  };
}
