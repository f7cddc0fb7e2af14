import type { Cancellation } from '@contract/account';
import { DAY_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { companiesOfUser } from '../company/company.service';
import { lockMembers, ownedCompaniesWithOthers } from '../company/membership.service';
import { lockCodesOfUser, useCode } from '../credentials/smsCode.service';
import { notify } from '../message/message.service';
import { endOtherSessions } from '../session/session.service';
import { listFileNames, transferFiles } from '../upload/transfer.service';
import { codeAddressOf, lockErased } from '../user/user.service';
import {
  deleteCancellation,
  findDue,
  findOpenCancellation,
  insertCancellation,
  lockDue,
  markErased
} from './cancellation.repository';
import { findCompanyFiles } from './companyFiles.repository';

const COOLING_OFF_MS = 7 * DAY_MS;
/** Number of erasures per run of the job; the next run continues. */
const BATCH = 50;

/** Returns whether the user requested the erasure, and what prevents it. */
export async function cancellationOf(db: Db | Tx, userId: string): Promise<Cancellation> {
  const row = await findOpenCancellation(db, userId);
  return {
    requested: row ? { requestedAtMs: row.requested_at_ms, erasesAtMs: row.erases_at_ms } : null,
    ownedCompanies: await ownedCompaniesWithOthers(db, userId)
  };
}

/**
 * Begins the seven days before the erasure.
 * @throws AppError CONFLICT while the user owns a company with others, and the errors of the code
 */
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
    const mobile = await codeAddressOf(tx, userId);
    const check = await useCode(tx, secret, { mobile, purpose: 'cancel', code }, { address, memberId: userId, nowMs });
    if (!check.isRight) return check.refusal;
    const erasesAtMs = nowMs + COOLING_OFF_MS;
    await insertCancellation(tx, userId, { requestedAtMs: nowMs, erasesAtMs });
    await endOtherSessions(tx, userId, token, nowMs);
    return undefined;
  });
  // After the transaction, which counts a wrong attempt.
  if (refusal) throw refusal;
  return cancellationOf(db, userId);
}

/** Withdraws the request to erase the account. */
export async function undoCancellation(db: Db, { id: userId }: Member): Promise<Cancellation> {
  await deleteCancellation(db, userId);
  return cancellationOf(db, userId);
}

/**
 * Erases all accounts whose seven days are over, each in a transaction that other processes skip. A user who has come
 * to own a company with others meanwhile is not erased, and is notified of the reason.
 * @throws AggregateError when accounts could not be erased, after all others were
 */
export async function eraseDueAccounts(
  deps: Pick<Deps, 'db' | 'files' | 'personalData'>,
  nowMs: number
): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await findDue(deps.db, nowMs, BATCH)) {
    // A failure of one account must not stop the others.
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
    // The companies before what belongs to them, in the order of all that is done for a company.
    for (const id of (await companiesOfUser(tx, userId)).map((own) => own.id).sort()) await lockMembers(tx, id);
    const [company] = await ownedCompaniesWithOthers(tx, userId);
    if (company) {
      await deleteCancellation(tx, userId);
      const content = { event: 'account.cancellationPostponed', params: { company: company.name } } as const;
      const jump = { type: 'jumpMini', route: 'setting.account' } as const;
      await notify(tx, [{ userId, kind: 'system', content, jump }], nowMs);
      return;
    }
    // Then the account before what belongs to it, as every change of that does; a login has the code before the account.
    await lockCodesOfUser(tx, userId);
    await lockErased(tx, userId);
    await transferFiles(tx, userId, await findCompanyFiles(tx, userId, await listFileNames(tx, userId)));
    for (const { erase } of personalData) await erase({ tx, files }, userId, nowMs);
    await markErased(tx, userId, nowMs);
  });
}

/** Returns when a user who requested it will be erased; null for all others. */
export async function erasesAtMsOf(db: Db, userId: string): Promise<number | null> {
  return (await findOpenCancellation(db, userId))?.erases_at_ms ?? null;
}
