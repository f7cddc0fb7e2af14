import type { ScanCode, ScannedSubject } from '@contract/scanCode';
import { HOUR_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { newTypedCode, normalizeTypedCode } from '../../typedCode';
import { countAction } from '../rateLimit/rateLimit.service';
import {
  deleteRowsOf,
  expireCodeOf,
  findCode,
  findCodeOf,
  findCodesOf,
  insertCode,
  type ScanCodeRow
} from './scanCode.repository';

/** 100 random bits. */
const CODE_LENGTH = 20;
/** 40 random bits: few enough to be found by trying, which the limit prevents. */
const SHORT_LENGTH = 8;
/** Counts an address. Long codes are not counted: a whole expo may be behind one address. */
const SHORT_LIMIT = { name: 'shortCode', limit: 120, windowMs: HOUR_MS };

/** Returns the code of a subject, the same one until it is renewed. */
export async function codeOf(db: Db | Tx, subject: ScannedSubject, nowMs: number): Promise<ScanCode> {
  for (;;) {
    const row = await findCodeOf(db, subject);
    if (row !== undefined) return presentCode(row);
    // Another call may insert at the same moment, and a random code may be taken: look again.
    await insertCode(db, {
      code: newTypedCode(CODE_LENGTH),
      short_code: newTypedCode(SHORT_LENGTH),
      kind: subject.kind,
      subject_id: subject.id,
      created_at_ms: nowMs
    });
  }
}

/** Returns the codes of subjects by id; those without one are left out. */
export async function codesOf(
  db: Db | Tx,
  kind: ScannedSubject['kind'],
  ids: readonly string[]
): Promise<Map<string, ScanCode>> {
  const rows = ids.length === 0 ? [] : await findCodesOf(db, kind, ids);
  return new Map(rows.map((row) => [row.subject_id, presentCode(row)]));
}

/** Returns whether a text has the length of a short code, which can be found by trying. */
export function isShortCode(text: string): boolean {
  return normalizeTypedCode(text).length === SHORT_LENGTH;
}

/**
 * Returns what a valid code leads to; undefined for an unknown one. Not limited: the caller counts the short codes that are
 * unknown.
 */
export async function findSubjectOf(db: Db | Tx, text: string): Promise<ScannedSubject | undefined> {
  const row = await findCode(db, normalizeTypedCode(text));
  return row === undefined || row.expired_at_ms !== null ? undefined : { kind: row.kind, id: row.subject_id };
}

/** Deletes the codes of a subject that is gone. */
export function deleteCodesOf(tx: Tx, subject: ScannedSubject): Promise<void> {
  return deleteRowsOf(tx, subject);
}

/** Replaces the code of a subject: the former one is answered as expired. */
export async function renewCode(tx: Tx, subject: ScannedSubject, nowMs: number): Promise<ScanCode> {
  await expireCodeOf(tx, subject, nowMs);
  return codeOf(tx, subject, nowMs);
}

/**
 * Returns what a scanned or typed code leads to.
 * @param address of the caller, for the limit
 * @throws AppError NOT_FOUND for an unknown code, CONFLICT `code` `expired` for a former one, RATE_LIMITED above 120 short
 * codes an hour
 */
export async function resolveCode(db: Db, text: string, address: string, nowMs: number): Promise<ScannedSubject> {
  const code = normalizeTypedCode(text);
  if (code.length === SHORT_LENGTH) await countAction(db, SHORT_LIMIT, address, nowMs);
  const row = await findCode(db, code);
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (row.expired_at_ms !== null) throw new AppError('CONFLICT', { fields: { code: 'expired' } });
  return { kind: row.kind, id: row.subject_id };
}

function presentCode(row: ScanCodeRow): ScanCode {
  return { code: row.code, shortCode: row.short_code, createdAtMs: row.created_at_ms };
}
