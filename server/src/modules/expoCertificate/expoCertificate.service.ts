import type { CheckedExpoCertificate, OwnExpoCertificate } from '@contract/expoCertificate';
import { HOUR_MS } from '@rules/duration';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { newTypedCode, normalizeTypedCode } from '../../typedCode';
import { listExpoFacts } from '../expo/expoFacts.service';
import { countAction } from '../rateLimit/rateLimit.service';
import { lockMember } from '../user/user.service';
import { presentChecked, presentOwn } from './expoCertificate.presenter';
import {
  findCertificateByNo,
  findCertificatesOf,
  findTakenSubjects,
  insertOrLock,
  nextNumber,
  updateCertificate
} from './expoCertificate.repository';
import { groundsOf } from './ground.service';

/** Counts an address: numbers are in sequence, so anyone can go through them. */
const CHECK_LIMIT = { name: 'certificateCheck', limit: 120, windowMs: HOUR_MS };
/** 50 random bits. */
const CHECK_CODE_LENGTH = 10;
const NUMBER_DIGITS = 5;

export interface CertificateClaim {
  expoId: string;
  subject: string;
}

/** Returns the certificates that a member has or may claim, the latest expo first. */
export async function listOwnCertificates(db: Db, { id }: Member, nowMs: number): Promise<OwnExpoCertificate[]> {
  const [rows, grounds] = await Promise.all([findCertificatesOf(db, id), groundsOf(db, id, nowMs)]);
  const known = new Set(rows.map((row) => `${row.expo_id} ${row.subject}`));
  const awards = grounds.filter(({ kind }) => kind === 'award').map(({ subject }) => subject);
  const taken = await findTakenSubjects(db, id, awards);
  const open = grounds.filter(({ expoId, subject }) => !known.has(`${expoId} ${subject}`) && !taken.has(subject));
  const expos = await listExpoFacts(db, [...rows.map((row) => row.expo_id), ...open.map((ground) => ground.expoId)]);
  const claimable = open.flatMap((ground): OwnExpoCertificate[] => {
    const expo = expos.get(ground.expoId);
    if (expo === undefined) return [];
    return [{ ...ground, expoName: expo.name, status: 'eligible', no: null, issuedOn: null, checkCode: null }];
  });
  const startOf = ({ expoId }: OwnExpoCertificate) => expos.get(expoId)?.startsOn ?? '';
  return [...claimable, ...rows.map(presentOwn)].sort((a, b) => (startOf(b) > startOf(a) ? 1 : -1));
}

/**
 * Claims a certificate: it gets the next number of the year of its expo. A repeated claim answers with the same number.
 * @throws AppError UNAUTHORIZED for an account that was erased meanwhile, NOT_FOUND for what the member is not eligible for,
 * CONFLICT `certificate` `void` for one taken back
 */
export async function claimCertificate(
  db: Db,
  { id: userId }: Member,
  { expoId, subject }: CertificateClaim,
  nowMs: number
): Promise<OwnExpoCertificate> {
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, userId);
    const isIt = (other: CertificateClaim) => other.expoId === expoId && other.subject === subject;
    const stored = (await findCertificatesOf(tx, userId)).find((row) => isIt({ expoId: row.expo_id, ...row }));
    const ground = stored ?? (await groundsOf(tx, userId, nowMs)).find(isIt);
    if (ground === undefined) throw new AppError('NOT_FOUND');
    const { kind, name, company, reason } = ground;
    const row = await insertOrLock(tx, {
      id: newId(),
      expo_id: expoId,
      user_id: userId,
      kind,
      subject,
      name,
      company,
      reason
    });
    if (row === undefined) throw new AppError('NOT_FOUND');
    if (row.voided_at_ms !== null) throw new AppError('CONFLICT', { fields: { certificate: 'void' } });
    if (row.no !== null) return presentOwn(row);
    const year = Number(row.starts_on.slice(0, 4));
    const claim = {
      no: `YX${year}${String(await nextNumber(tx, year)).padStart(NUMBER_DIGITS, '0')}`,
      check_code: newTypedCode(CHECK_CODE_LENGTH),
      claimed_at_ms: nowMs
    };
    await updateCertificate(tx, row.id, claim);
    return presentOwn({ ...row, ...claim });
  });
}

/**
 * Returns what is certified under a number, to anyone.
 * @param address of the caller, for the limit
 * @throws AppError NOT_FOUND for a number that was not given, RATE_LIMITED above 120 checks an hour
 */
export async function checkCertificate(
  db: Db,
  { no, checkCode = '' }: { no: string; checkCode?: string },
  address: string,
  nowMs: number
): Promise<CheckedExpoCertificate> {
  await countAction(db, CHECK_LIMIT, address, nowMs);
  const row = await findCertificateByNo(db, no);
  if (row === undefined || row.claimed_at_ms === null) throw new AppError('NOT_FOUND');
  const isNameShown = normalizeTypedCode(checkCode) === row.check_code;
  return presentChecked({ ...row, no, claimed_at_ms: row.claimed_at_ms }, isNameShown);
}
