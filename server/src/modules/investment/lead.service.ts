import { randomInt } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { InvestmentLead, LeadBody, LeadTarget, OpenLead } from '@contract/investment';
import { isContact } from '@rules/contact';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { notify } from '../message/message.service';
import { countAction } from '../rateLimit/rateLimit.service';
import { lockMember } from '../user/user.service';
import { presentLead } from './investment.presenter';
import { findTargetName } from './investment.repository';
import {
  findByRequest,
  findLeads,
  insertLead,
  type LeadRow,
  lockLead,
  lockOpenLeads,
  setProcessing,
  updateLead
} from './lead.repository';

const DEFAULT_LIMIT = 20;
/** A visit is at most so many days ahead. */
const LAST_VISIT_DAY = 90;
const LEAD_LIMIT = { name: 'investmentLead', limit: 10, windowMs: DAY_MS };
const LeadCursor = Type.Tuple([CursorTime, CursorId]);

/**
 * Sends a lead. Idempotent per `requestId`.
 * @throws AppError NOT_FOUND for an unknown region or project and a park that is not published, VALIDATION with `fields` for a
 * form that breaks the rules, RATE_LIMITED above 10 a day
 */
export async function submitLead(db: Db, member: Member, body: LeadBody, nowMs: number): Promise<InvestmentLead> {
  const sent = await findByRequest(db, member.id, body.requestId);
  if (sent !== undefined) return presentLead(sent);
  const { requestId, target, targetId, visitOn, ...texts } = body;
  const form = {
    name: texts.name.trim(),
    company: texts.company.trim(),
    contact: texts.contact.trim(),
    message: texts.message.trim()
  };
  validateLead(form);
  if (visitOn !== undefined) validateVisit(target, visitOn, nowMs);
  const targetName = await findTargetName(db, target, targetId);
  if (targetName === undefined) throw new AppError('NOT_FOUND');
  await countAction(db, LEAD_LIMIT, member.id, nowMs);
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    for (;;) {
      await insertLead(tx, {
        ...{ id: newId(nowMs), lead_no: newLeadNo(), user_id: member.id, request_id: requestId },
        ...{ target, target_id: targetId, target_name: targetName },
        ...form,
        visit_on: visitOn ?? null,
        ...{ status: 'submitted', reply: null, answered_by: null, replied_at_ms: null, created_at_ms: nowMs }
      });
      // Without a row the number is taken: another one is drawn.
      const lead = await findByRequest(tx, member.id, requestId);
      if (lead !== undefined) return presentLead(lead);
    }
  });
}

function validateLead({ name, contact, message }: { name: string; contact: string; message: string }): void {
  const fields = {
    ...([...name].length < 2 && { name: 'minLength' }),
    ...(!isContact(contact) && { contact: 'pattern' }),
    ...([...message].length < 5 && { message: 'minLength' })
  };
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
}

/** A park alone can be visited. */
function validateVisit(target: LeadTarget, day: string, nowMs: number): void {
  const isInTime = day >= shanghaiDay(nowMs) && day <= shanghaiDay(nowMs + LAST_VISIT_DAY * DAY_MS);
  if (target !== 'park' || !isInTime) throw new AppError('VALIDATION', { fields: { visitOn: 'range' } });
}

/** Digits only, because it is read out on the phone. */
function newLeadNo(): string {
  return `ZS${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
}

/**
 * Returns the member's own leads, newest first.
 * @throws AppError VALIDATION for a broken cursor
 */
export async function listLeads(
  db: Db,
  member: Member,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string; limit?: number }
): Promise<Page<InvestmentLead>> {
  const after = decodeCursor(cursor, LeadCursor);
  const rows = await findLeads(db, member.id, { after, limit: limit + 1 });
  return pageOf(rows, limit, (row) => [row.created_at_ms, row.id], presentLead);
}

/**
 * For operators: returns leads without an answer, the oldest first, and marks them as being processed.
 * @throws AppError VALIDATION for a broken cursor
 */
export async function listOpenLeads(
  db: Db,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string; limit?: number }
): Promise<Page<OpenLead>> {
  const after = decodeCursor(cursor, LeadCursor);
  return db.transaction().execute(async (tx) => {
    const rows = await lockOpenLeads(tx, { after, limit: limit + 1 });
    const shown = rows.slice(0, limit).map(({ id }) => id);
    await setProcessing(tx, shown);
    return pageOf(rows, limit, (row) => [row.created_at_ms, row.id], presentOpenLead);
  });
}

function presentOpenLead(row: LeadRow): OpenLead {
  const { user_id: userId, name, company, contact } = row;
  return { ...presentLead({ ...row, status: 'processing' }), userId, name, company, contact };
}

/**
 * For operators: answers a lead, by id or number, and notifies its sender. Idempotent for the same reply.
 * @throws AppError NOT_FOUND for an unknown lead, CONFLICT with `fields.status` for a closed one
 */
export async function replyToLead(
  db: Db,
  { id: idOrNo, reply, operator }: { id: string; reply: string; operator: string },
  nowMs: number
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const lead = await lockLead(tx, idOrNo);
    if (lead === undefined) throw new AppError('NOT_FOUND');
    if (lead.status === 'closed') throw new AppError('CONFLICT', { fields: { status: 'closed' } });
    const text = reply.trim();
    if (lead.reply === text) return;
    await updateLead(tx, lead.id, { status: 'replied', reply: text, replied_at_ms: nowMs, answered_by: operator });
    const route = lead.target === 'park' ? 'exhibit.parkInvestment' : 'exhibit.governmentInvestment';
    const jump = { type: 'jumpMini', route, params: { tab: 'leads' } } as const;
    const params = { leadNo: lead.lead_no, about: lead.target_name, reply: text };
    const content = { event: 'investment.replied', params } as const;
    await notify(tx, [{ userId: lead.user_id, kind: 'expo', content, jump }], nowMs);
  });
}

/**
 * For operators: closes a lead for good. Idempotent.
 * @throws AppError NOT_FOUND for an unknown lead
 */
export async function closeLead(db: Db, idOrNo: string, operator: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const lead = await lockLead(tx, idOrNo);
    if (lead === undefined) throw new AppError('NOT_FOUND');
    await updateLead(tx, lead.id, { status: 'closed', answered_by: operator });
  });
}
