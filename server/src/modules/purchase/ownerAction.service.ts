import type { OwnerAction } from '@contract/goods';
import type { OwnPurchaseBrief } from '@contract/ownPurchase';
import { lastNeedDay } from '@rules/purchase';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { TextModeration } from '../../providers/textModeration';
import { UNDO_MS } from '../../undoWindow';
import { isOpenStatus, listingTransitions } from '../listing/listing.transitions';
import { moderateTexts } from '../moderation/moderation';
import { reserveListingSlot } from '../listing/listingSlot.service';
import { lockOwn } from './draft.service';
import { presentOwnBrief, refreshFrom } from './own.presenter';
import { endOfDay, syncPublicListing, setPublicStatus } from './publication.service';
import { purchaseClosed } from './purchase.events';
import { updatePurchase, type PublicPurchaseRow, type PurchaseRow } from './purchase.repository';

type ActionHandlers = {
  [A in OwnerAction['action']]: (
    tx: Tx,
    context: ActionContext,
    ownerAction: Extract<OwnerAction, { action: A }>
  ) => Promise<PurchaseRow>;
};

interface ActionContext {
  row: PurchaseRow;
  /** Where the table of states leads. */
  status: PurchaseRow['status'];
  nowMs: number;
}

/** What an owner, or an admin of the company, does with a request. Throws NOT_FOUND, FORBIDDEN, CONFLICT, VALIDATION, RATE_LIMITED. */
export async function actOnPurchase(
  { db, textModeration }: Pick<Deps, 'db' | 'textModeration'>,
  member: Member,
  { id, do: ownerAction }: { id: string; do: OwnerAction },
  nowMs: number
): Promise<OwnPurchaseBrief> {
  if (ownerAction.action === 'appeal') await assertModerated(textModeration, ownerAction.text);
  return db.transaction().execute(async (tx) => {
    const { row, actor } = await lockOwn(tx, member, id);
    const status = listingTransitions.next(ownerAction.action, actor, row.status);
    if ((row.removed_at_ms !== null) !== (ownerAction.action === 'restore')) throw new AppError('CONFLICT');
    if (isOpenStatus(status) && !isOpenStatus(row.status)) await reserveListingSlot(tx, 'purchase', row, member);
    // Each action finds the function of its own name.
    const perform = actionHandlers[ownerAction.action] as (
      tx: Tx,
      context: ActionContext,
      ownerAction: OwnerAction
    ) => Promise<PurchaseRow>;
    return presentOwnBrief(tx, await perform(tx, { row, status, nowMs }, ownerAction), nowMs);
  });
}

/** Puts a deal aside, or back among the others. Throws NOT_FOUND, FORBIDDEN, CONFLICT for what is no deal. */
export async function archivePurchase(
  db: Db,
  member: Member,
  { id, on }: { id: string; on: boolean },
  nowMs: number
): Promise<OwnPurchaseBrief> {
  return db.transaction().execute(async (tx) => {
    const { row } = await lockOwn(tx, member, id);
    if (row.status !== 'closed' || row.dealt_grams === 0 || row.removed_at_ms !== null) throw new AppError('CONFLICT');
    // It keeps its place: when it was changed last says nothing about where somebody has put it.
    const saved = await updatePurchase(tx, id, { archived_at_ms: on ? (row.archived_at_ms ?? nowMs) : null });
    return presentOwnBrief(tx, saved, nowMs);
  });
}

const actionHandlers: ActionHandlers = {
  // An older version that stands in public is what is left.
  withdraw: (tx, { row, nowMs }) =>
    updatePurchase(tx, row.id, {
      status: row.public_status ?? 'draft',
      submitted_at_ms: null,
      submit_request_id: null,
      updated_at_ms: nowMs
    }),

  refresh: async (tx, { row, nowMs }) => {
    const fromMs = refreshFrom(row, nowMs);
    if (fromMs !== null) throw new AppError('RATE_LIMITED', { retryAfterSec: Math.ceil((fromMs - nowMs) / 1000) });
    const saved = await updatePurchase(tx, row.id, { refreshed_at_ms: nowMs, updated_at_ms: nowMs });
    await syncPublicListing(tx, saved as PublicPurchaseRow, nowMs);
    return saved;
  },

  pause: (tx, context) => changeStatus(tx, context, 'paused'),
  resume: (tx, context) => changeStatus(tx, context, 'published'),

  renew: async (tx, { row, status, nowMs }, { until }) => {
    const today = shanghaiDay(nowMs);
    const publicFields = row.public_fields ?? row.fields;
    if (until < today) throw new AppError('VALIDATION', { fields: { until: 'past' } });
    if (until > lastNeedDay(today)) throw new AppError('VALIDATION', { fields: { until: 'tooLate' } });
    // Who takes quotations for longer wants the goods no sooner than that.
    const needBy = publicFields.needBy === null || publicFields.needBy < until ? until : publicFields.needBy;
    const saved = (await updatePurchase(tx, row.id, {
      status,
      public_status: 'published',
      fields: JSON.stringify({ ...row.fields, quoteDeadline: until, needBy }),
      public_fields: JSON.stringify({ ...publicFields, quoteDeadline: until, needBy }),
      quote_deadline_ms: endOfDay(until),
      refreshed_at_ms: nowMs,
      updated_at_ms: nowMs
    })) as PublicPurchaseRow;
    await syncPublicListing(tx, saved, nowMs);
    return saved;
  },

  close: async (tx, { row, status, nowMs }, { reason }) => {
    const isPublic = row.public_status !== null;
    const saved = await updatePurchase(tx, row.id, {
      status,
      ...(isPublic && { public_status: 'closed' as const }),
      close_reason: reason,
      updated_at_ms: nowMs
    });
    if (isPublic) {
      await setPublicStatus(tx, row.id, 'closed', nowMs);
      await purchaseClosed.publish(tx, { purchase: saved as PublicPurchaseRow }, nowMs);
    }
    return saved;
  },

  remove: async (tx, { row, nowMs }) => {
    // An older version that is offered would stay without anybody to see to it.
    // So would a deal without its record.
    if (row.dealt_grams > 0) throw new AppError('CONFLICT');
    if (row.public_status === 'published' || row.public_status === 'paused') throw new AppError('CONFLICT');
    return updatePurchase(tx, row.id, { removed_at_ms: nowMs });
  },

  restore: async (tx, { row, nowMs }) => {
    if ((row.removed_at_ms ?? 0) < nowMs - UNDO_MS) throw new AppError('CONFLICT');
    return updatePurchase(tx, row.id, { removed_at_ms: null });
  },

  appeal: (tx, { row, status, nowMs }, { text }) =>
    updatePurchase(tx, row.id, { status, appeal_text: text, submitted_at_ms: nowMs, updated_at_ms: nowMs })
};

async function changeStatus(
  tx: Tx,
  { row, status, nowMs }: ActionContext,
  publicStatus: 'paused' | 'published'
): Promise<PurchaseRow> {
  const saved = await updatePurchase(tx, row.id, { status, public_status: publicStatus, updated_at_ms: nowMs });
  await setPublicStatus(tx, row.id, publicStatus, nowMs);
  return saved;
}

async function assertModerated(textModeration: TextModeration, text: string): Promise<void> {
  const { refused } = await moderateTexts(textModeration, { text });
  if (Object.keys(refused).length > 0) throw new AppError('VALIDATION', { fields: refused });
}
