import type { ListingStatus } from '@contract/goods';
import type { ListingReviewBody, ReviewedListing } from '@contract/listingReview';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { FileStorage } from '../../providers/fileStorage';
import { nextStatus, type ListingActor } from '../listing/listingStatus';
import { partiesOf } from '../listing/tradeParty.service';
import { showVideo } from '../upload/video.service';
import { publish, showAs } from './publication.service';
import { sharedPhotosOf } from './sharedPhoto.service';
import { tell } from './supply.notice';
import { presentReviewed } from './supply.presenter';
import { findInStatus, insertReview, lockSupply, updateSupply, type SupplyRow } from './supply.repository';

const LIST_LIMIT = 100;

export interface ReviewDeps {
  db: Db;
  files: FileStorage;
}

/** What waits for a decision, the oldest first; or everything of a state. At most 100. */
export async function listForReview(deps: ReviewDeps, status: ListingStatus = 'pending'): Promise<ReviewedListing[]> {
  return reviewed(deps, await findInStatus(deps.db, status, LIST_LIMIT));
}

/** Decides, and tells whoever looks after the supply. Throws NOT_FOUND, CONFLICT, VALIDATION. */
export async function reviewSupply(
  deps: ReviewDeps,
  id: string,
  body: ListingReviewBody,
  nowMs: number
): Promise<ReviewedListing> {
  const reason = body.reason.trim();
  if (body.action !== 'approve' && reason === '') throw new AppError('VALIDATION', { fields: { reason: 'required' } });
  const decided = await deps.db.transaction().execute(async (tx) => {
    const row = await lockSupply(tx, id);
    if (row === undefined || row.removed_at_ms !== null) throw new AppError('NOT_FOUND');
    return decide({ tx, files: deps.files }, row, { ...body, reason, by: 'operator' }, nowMs);
  });
  const [presented] = await reviewed(deps, [decided]);
  if (presented === undefined) throw new Error(`supply ${id} was not presented`);
  return presented;
}

/** Takes a supply down in a transaction that does more than that. Throws NOT_FOUND, CONFLICT. */
export async function takeDownSupply(
  deps: { tx: Tx; files: FileStorage },
  id: string,
  { reason, operator }: { reason: string; operator: string },
  nowMs: number
): Promise<void> {
  const row = await lockSupply(deps.tx, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  await decide(deps, row, { action: 'takedown', reason, operator, by: 'operator' }, nowMs);
}

async function reviewed(deps: ReviewDeps, rows: readonly SupplyRow[]): Promise<ReviewedListing[]> {
  const posters = rows.map((row) => ({ userId: row.owner_user_id, companyId: row.company_id }));
  const [parties, shared] = await Promise.all([partiesOf(deps.db, posters), sharedPhotosOf(deps, rows)]);
  return rows.map((row, place) => presentReviewed(row, parties[place]?.name ?? '', shared.get(row.id) ?? []));
}

/** A decision about a supply that is locked. */
export async function decide(
  deps: { tx: Tx; files: FileStorage },
  row: SupplyRow,
  decision: { action: ListingReviewBody['action']; reason: string; operator: string; by: ListingActor },
  nowMs: number
): Promise<SupplyRow> {
  const { tx } = deps;
  const { action, reason } = decision;
  const next = nextStatus(action, decision.by, row.status);
  const shown = action === 'approve' ? await release(deps, row, nowMs) : row;
  const changes = action === 'takedown' ? await showAs(tx, row, 'takedown', nowMs) : {};
  const decided = await updateSupply(tx, row.id, {
    ...changes,
    status: next,
    review_reason: action === 'approve' ? null : reason,
    reviewed_at_ms: nowMs,
    appeal_text: null,
    updated_at_ms: nowMs
  });
  await insertReview(tx, {
    id: newId(nowMs),
    supply_id: row.id,
    action,
    by_name: decision.operator,
    reason,
    at_ms: nowMs
  });
  await tell(tx, { ...shown, ...decided }, action, nowMs, reason);
  return decided;
}

/** The new version is shown; the film of the old one is free. */
async function release(deps: { tx: Tx; files: FileStorage }, row: SupplyRow, nowMs: number): Promise<SupplyRow> {
  const before = row.public_fields?.video ?? null;
  if (before !== row.fields.video) await showVideo(deps, row.owner_user_id ?? '', { url: null, before });
  return publish(deps.tx, row, nowMs);
}
