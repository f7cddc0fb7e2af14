import type { Cancellation } from '@contract/account';
import { DAY_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import {
  deleteCancellation,
  findDue,
  findOpenCancellation,
  insertCancellation,
  lockDue,
  markErased
} from './cancellation.repository';
import { findCompanyFiles } from './companyFiles.repository';
import { ownedCompaniesWithOthers } from '../company/membership.service';
import { useCode } from '../credentials/smsCode.service';
import { notify } from '../message/message.service';
import { endOtherSessions } from '../session/session.service';
import { listFileNames, transferFiles } from '../upload/transfer.service';
import { mobileOf } from '../user/user.service';

const COOLING_OFF_MS = 7 * DAY_MS;
/** As many as are erased in one turn of the job; the next turn goes on. */
const BATCH = 50;

/** Whether the person asked to be erased, and what stands in the way. */
export async function cancellationOf(db: Db | Tx, userId: string): Promise<Cancellation> {
  const row = await findOpenCancellation(db, userId);
  return {
    requested: row ? { requestedAtMs: row.requested_at_ms, erasesAtMs: row.erases_at_ms } : null,
    ownedCompanies: await ownedCompaniesWithOthers(db, userId)
  };
}

/** Begins the seven days. Throws CONFLICT while a company is owned, and what is wrong with the code. */
export async function requestCancellation(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  { id: userId }: Member,
  { code, token, address }: { code: string; token: string | undefined; address: string },
  nowMs: number
): Promise<Cancellation> {
  const refusal = await db.transaction().execute(async (tx) => {
    const { requested, ownedCompanies } = await cancellationOf(tx, userId);
    if (requested !== null) return undefined;
    if (ownedCompanies.length > 0) return new AppError('CONFLICT');
    const mobile = await mobileOf(tx, userId);
    const check = await useCode(tx, secret, { mobile, purpose: 'cancel', code }, { address, memberId: userId, nowMs });
    if (!check.isRight) return check.refusal;
    const erasesAtMs = nowMs + COOLING_OFF_MS;
    await insertCancellation(tx, userId, { requestedAtMs: nowMs, erasesAtMs });
    await endOtherSessions(tx, userId, token, nowMs);
    return undefined;
  });
  // After the transaction, which counts a wrong try.
  if (refusal) throw refusal;
  return cancellationOf(db, userId);
}

/** The account stays after all. */
export async function undoCancellation(db: Db, { id: userId }: Member): Promise<Cancellation> {
  await deleteCancellation(db, userId);
  return cancellationOf(db, userId);
}

/**
 * Erases everybody whose seven days are over. Each person is one transaction, which another process that does the same
 * passes over. Somebody who has come to own a company with others meanwhile stays and is told why.
 */
export async function eraseDueAccounts(
  deps: Pick<Deps, 'db' | 'files' | 'personalData'>,
  nowMs: number
): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await findDue(deps.db, nowMs, BATCH)) {
    // What is wrong with one account must not keep the others.
    await eraseOrPostpone(deps, userId, nowMs).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'accounts could not be erased');
}

async function eraseOrPostpone(
  { db, files, personalData }: Pick<Deps, 'db' | 'files' | 'personalData'>,
  userId: string,
  nowMs: number
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockDue(tx, userId, nowMs))) return;
    const [company] = await ownedCompaniesWithOthers(tx, userId);
    if (company) {
      await deleteCancellation(tx, userId);
      const content = { event: 'account.cancellationPostponed', params: { company: company.name } } as const;
      const jump = { type: 'jumpMini', route: 'setting.account' } as const;
      await notify(tx, [{ userId, kind: 'system', content, jump }], nowMs);
      return;
    }
    await transferFiles(tx, userId, await findCompanyFiles(tx, userId, await listFileNames(tx, userId)));
    for (const { erase } of personalData) await erase({ tx, files }, userId, nowMs);
    await markErased(tx, userId, nowMs);
  });
}

/** When a person who asked to be erased will be; null for everybody else. */
export async function erasesAtMsOf(db: Db, userId: string): Promise<number | null> {
  return (await findOpenCancellation(db, userId))?.erases_at_ms ?? null;
}
