import type { Transfer } from '@contract/team';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { companyTransferred } from './company.events';
import { findMembership, findTeam, updateRole } from './member.repository';
import { lockTeam, MAX_ADMINS, nicknameOf, personSummary } from './membership.service';
import { notifyUsers } from './team.notifications';
import { teamConflict, nextState, transferTransitions } from './teamTransitions';
import {
  findOpenTransfer,
  findTransfer,
  insertTransfer,
  setTransferStatus,
  type TransferRow
} from './transfer.repository';

/** The transfer that waits for an answer, for the two people that it is about; null for others. */
export async function getOpenTransferFor(db: Db, companyId: string, userId: string): Promise<Transfer | null> {
  const transfer = await findOpenTransfer(db, companyId);
  if (!transfer || ![transfer.from_user_id, transfer.to_user_id].includes(userId)) return null;
  const person = async (id: string) => ({ userId: id, nickname: await nicknameOf(db, id) });
  const [from, to] = await Promise.all([person(transfer.from_user_id), person(transfer.to_user_id)]);
  return { id: transfer.id, from, to, requestedAtMs: transfer.created_at_ms };
}

/**
 * The owner asks one of the team to take over; nothing changes until they accept. Asking the same person again is
 * asking once. Throws FORBIDDEN, CONFLICT `gone`, `owner` (themself), `open`.
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
 * The person who was asked takes over or declines. The owner of before becomes an admin where there is room, else a
 * member. Throws NOT_FOUND, FORBIDDEN, CONFLICT `decided`.
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
    const status = nextState(transfer.status, isAccepted ? transferTransitions.accept : transferTransitions.decline);
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
    // The owner of before first: there is never a second one.
    await updateRole(tx, company.id, from, otherAdmins < MAX_ADMINS ? 'admin' : 'member');
    await updateRole(tx, company.id, to, 'owner');
    await companyTransferred.publish(tx, { companyId: company.id, ownerId: to }, nowMs);
    await notifyUsers(tx, [from], { event: 'team.transferAccepted', company, person: who }, nowMs);
    const others = team.map((one) => one.user_id).filter((userId) => userId !== from && userId !== to);
    await notifyUsers(tx, others, { event: 'team.newOwner', company, person: who }, nowMs);
  });
}

/** The owner takes the request back. Throws NOT_FOUND, FORBIDDEN, CONFLICT `decided`. */
export async function withdrawTransfer(db: Db, member: Member, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { transfer, company } = await lockTransfer(tx, id, member.id);
    if (transfer.from_user_id !== member.id) throw new AppError('FORBIDDEN');
    const status = nextState(transfer.status, transferTransitions.withdraw);
    if (status === undefined) return;
    await setTransferStatus(tx, id, status, nowMs);
    const who = await personSummary(tx, member.id);
    await notifyUsers(tx, [transfer.to_user_id], { event: 'team.transferWithdrawn', company, person: who }, nowMs);
  });
}

/** The transfer as it stands once nobody else changes the team, and the company. */
async function lockTransfer(tx: Tx, id: string, userId: string) {
  const found = await findTransfer(tx, id);
  if (!found) throw new AppError('NOT_FOUND');
  const { company } = await lockTeam(tx, found.company_id, userId, ['owner', 'admin', 'member']);
  const transfer = (await findTransfer(tx, id)) as TransferRow;
  return { transfer, company };
}
