import type { Transfer } from '@contract/team';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { companyTransferred } from './company.events';
import { findMembership, findTeam, updateRole } from './member.repository';
import { lockTeam, MAX_ADMINS, nicknameOf, personSummary } from './membership.service';
import { notifyUsers } from './team.notifications';
import { teamConflict, transferTransitions } from './team.transitions';
import {
  findOpenTransfer,
  findTransfer,
  insertTransfer,
  setTransferStatus,
  type TransferRow
} from './transfer.repository';

/** Returns the open transfer to the two users it concerns; null to others. */
export async function getOpenTransferFor(db: Db, companyId: string, userId: string): Promise<Transfer | null> {
  const transfer = await findOpenTransfer(db, companyId);
  if (!transfer || ![transfer.from_user_id, transfer.to_user_id].includes(userId)) return null;
  const person = async (id: string) => ({ userId: id, nickname: await nicknameOf(db, id) });
  const [from, to] = await Promise.all([person(transfer.from_user_id), person(transfer.to_user_id)]);
  return { id: transfer.id, from, to, requestedAtMs: transfer.created_at_ms };
}

/**
 * Asks a member to take over ownership; nothing changes before they accept. Idempotent for the same member.
 * @throws AppError FORBIDDEN for everyone but the owner, CONFLICT `gone`, `owner` (the owner themself), `open`
 */
export async function requestTransfer(
  db: Db,
  member: Member,
  { companyId, userId }: { companyId: string; userId: string },
  nowMs: number
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { company } = await lockTeam(tx, companyId, member.id, ['owner']);
    if (userId === member.id) throw teamConflict('owner');
    if (!(await findMembership(tx, companyId, userId))) throw teamConflict('gone');
    const open = await findOpenTransfer(tx, companyId);
    if (open?.to_user_id === userId) return;
    if (open) throw teamConflict('open');
    await insertTransfer(tx, {
      id: newId(nowMs),
      company_id: companyId,
      from_user_id: member.id,
      to_user_id: userId,
      status: 'requested',
      created_at_ms: nowMs,
      decided_at_ms: null
    });
    await notifyUsers(
      tx,
      [userId],
      { event: 'team.transferRequested', company, person: await personSummary(tx, member.id) },
      nowMs
    );
  });
}

/**
 * Accepts or declines ownership. The former owner becomes an admin if there is room, else a member.
 * @throws AppError NOT_FOUND for an unknown transfer, FORBIDDEN for everyone but the chosen member, CONFLICT `decided`
 */
export async function answerTransfer(
  db: Db,
  member: Member,
  { id, isAccepted }: { id: string; isAccepted: boolean },
  nowMs: number
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { transfer, company } = await lockTransfer(tx, id, member.id);
    if (transfer.to_user_id !== member.id) throw new AppError('FORBIDDEN');
    const status = transferTransitions.nextUnlessDone(isAccepted ? 'accept' : 'decline', 'successor', transfer.status);
    if (status === undefined) return;
    await setTransferStatus(tx, id, status, nowMs);
    const { from_user_id: from, to_user_id: to } = transfer;
    const who = await personSummary(tx, to);
    if (!isAccepted) {
      await notifyUsers(tx, [from], { event: 'team.transferDeclined', company, person: who }, nowMs);
      return;
    }
    const team = await findTeam(tx, company.id);
    const otherAdmins = team.filter((one) => one.role === 'admin' && one.user_id !== to).length;
    // The former owner first: there are never two owners.
    await updateRole(tx, company.id, from, otherAdmins < MAX_ADMINS ? 'admin' : 'member');
    await updateRole(tx, company.id, to, 'owner');
    await companyTransferred.publish(tx, { companyId: company.id, ownerId: to }, nowMs);
    await notifyUsers(tx, [from], { event: 'team.transferAccepted', company, person: who }, nowMs);
    const others = team.map((one) => one.user_id).filter((userId) => userId !== from && userId !== to);
    await notifyUsers(tx, others, { event: 'team.newOwner', company, person: who }, nowMs);
  });
}

/**
 * Withdraws the owner's transfer request.
 * @throws AppError NOT_FOUND for an unknown transfer, FORBIDDEN for everyone but its author, CONFLICT `decided`
 */
export async function withdrawTransfer(db: Db, member: Member, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { transfer, company } = await lockTransfer(tx, id, member.id);
    if (transfer.from_user_id !== member.id) throw new AppError('FORBIDDEN');
    const status = transferTransitions.nextUnlessDone('withdraw', 'owner', transfer.status);
    if (status === undefined) return;
    await setTransferStatus(tx, id, status, nowMs);
    const who = await personSummary(tx, member.id);
    await notifyUsers(tx, [transfer.to_user_id], { event: 'team.transferWithdrawn', company, person: who }, nowMs);
  });
}

/** Locks the company and returns the transfer as read under the lock. */
async function lockTransfer(tx: Tx, id: string, userId: string) {
  const found = await findTransfer(tx, id);
  if (!found) throw new AppError('NOT_FOUND');
  const { company } = await lockTeam(tx, found.company_id, userId, ['owner', 'admin', 'member']);
  const transfer = (await findTransfer(tx, id)) as TransferRow;
  return { transfer, company };
}
