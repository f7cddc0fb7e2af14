import type { Db, Tx } from '../../database/schema';
import { closedPublicStatus, listingTransitions } from '../listing/listing.transitions';
import { updateSupplySnapshot } from '../listing/publicSnapshot.service';
import { findIdsToCloseOnDissolution, findSuccessors, returnDrafts, sumViews } from './companySupplies.repository';
import { getDefaultContact } from './contact.service';
import { notifySuccessor } from './supply.notifications';
import { lockSupply, type SupplyRow, updateSupply } from './supply.repository';

/** Counts views of all non-removed supplies of a company, each viewer once a day. */
export function countCompanySupplyViews(db: Db, companyId: string): Promise<number> {
  return sumViews(db, companyId);
}

/** Makes drafts that a leaving member wrote in the name of a company, and that no one else has seen, their own. */
export function returnSupplyDrafts(tx: Tx, companyId: string, authorId: string): Promise<void> {
  return returnDrafts(tx, companyId, authorId);
}

/**
 * Closes the supplies of a dissolved company; a takedown stays one, unpublished drafts return to their authors. The
 * snapshots are closed by `closeCompanyListings`.
 */
export async function closeSuppliesOfCompany(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  await returnDrafts(tx, companyId);
  for (const id of await findIdsToCloseOnDissolution(tx, companyId)) {
    const row = await lockSupply(tx, id);
    if (row === undefined) continue;
    await updateSupply(tx, id, {
      status: listingTransitions.next('dissolve', 'server', row.status),
      public_status: closedPublicStatus(row.public_status),
      close_reason: 'cancelled',
      updated_at_ms: nowMs
    });
  }
}

/**
 * Hands the company supplies of a leaving user (of one company with `companyId`) over to the companies' owners, and
 * notifies them. The owner's number replaces the user's, visible after an exchange only until the owner changes that. An
 * appeal stays one, which decides what an approval publishes; an erased account (without `companyId`) takes its text along.
 */
export async function handOverSupplies(
  tx: Tx,
  from: { userId: string; companyId?: string },
  nowMs: number
): Promise<void> {
  const handedOver = new Map<string, SupplyRow[]>();
  for (const { id, successor_id: successorId } of await findSuccessors(tx, from)) {
    const row = await handOver(tx, id, { successorId, keepsTexts: from.companyId !== undefined }, nowMs);
    if (row) handedOver.set(successorId, [...(handedOver.get(successorId) ?? []), row]);
  }
  for (const [successorId, rows] of handedOver) await notifySuccessor(tx, successorId, rows, nowMs);
}

async function handOver(
  tx: Tx,
  id: string,
  { successorId, keepsTexts }: { successorId: string; keepsTexts: boolean },
  nowMs: number
): Promise<SupplyRow | undefined> {
  const row = await lockSupply(tx, id);
  if (row === undefined) return undefined;
  const { name: contactName, mobile: contactMobile } = await getDefaultContact(tx, successorId);
  const contact = { contactName, contactMobile, showPhone: 'exchanged' } as const;
  const saved = await updateSupply(tx, id, {
    owner_user_id: successorId,
    fields: JSON.stringify({ ...row.fields, ...contact }),
    public_fields: row.public_fields && JSON.stringify({ ...row.public_fields, ...contact }),
    appeal_text: row.appeal_text === null || keepsTexts ? row.appeal_text : '',
    updated_at_ms: nowMs
  });
  await updateSupplySnapshot(tx, id, { owner_user_id: successorId });
  return saved;
}
