import type { VerificationAction } from '@contract/verification';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { forEachIsolated } from '../../database/forEachIsolated';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { revokeBadge } from './badgeGrant.service';
import { lockWithCompany } from './companyVerification.service';
import { notifyApplicant } from './verification.notifications';
import { findExpiring, insertStep, updateVerification, type VerificationRow } from './verification.repository';
import { syncIdentityClaims } from './verification.service';
import { daysBetween, EXPIRING_DAYS, verificationTransitions } from './verification.transitions';

/**
 * Expires verifications that have ended and announces those that end within 30 days. Each is evaluated again under its
 * lock in its own transaction, so that concurrent processes notify the user once.
 * @throws AggregateError after the last one, when some failed
 */
export async function expireDueVerifications(db: Db, nowMs: number): Promise<void> {
  const lastDay = shanghaiDay(nowMs + EXPIRING_DAYS * DAY_MS);
  await forEachIsolated(await findExpiring(db, lastDay), (id) =>
    db.transaction().execute((tx) => applyDueAction(tx, id, nowMs))
  );
}

async function applyDueAction(tx: Tx, id: string, nowMs: number): Promise<void> {
  const row = await lockWithCompany(tx, id);
  const action = row && dueAction(row, shanghaiDay(nowMs));
  if (!row || !action) return;
  const state = verificationTransitions.next(action, 'time', row.state);
  if (action === 'expire') await revokeBadge(tx, row, nowMs);
  const saved = await updateVerification(tx, id, { state, updated_at_ms: nowMs });
  await syncIdentityClaims(tx, saved);
  await insertStep(tx, {
    id: newId(nowMs),
    verification_id: id,
    action,
    state,
    step: saved.step,
    by_name: '',
    reasons: '[]',
    at_ms: nowMs
  });
  await notifyApplicant(tx, saved, action, { isChange: row.state === 'changing', nowMs });
}

/** A document is valid through its last day. */
function dueAction(
  { state, valid_until: validUntil }: VerificationRow,
  today: string
): Extract<VerificationAction, 'expire' | 'expireSoon'> | undefined {
  if (validUntil === null) return undefined;
  const days = daysBetween(today, validUntil);
  if (days < 0 && ['approved', 'expiring', 'changing'].includes(state)) return 'expire';
  return state === 'approved' && days <= EXPIRING_DAYS ? 'expireSoon' : undefined;
}
