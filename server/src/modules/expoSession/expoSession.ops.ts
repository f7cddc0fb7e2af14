import { readFile } from 'node:fs/promises';
import { Value } from '@sinclair/typebox/value';
import { SaveSessionBody } from '@contract/expoSession';
import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { getCurrentExpo } from '../expo/expo.service';
import { SHELL } from '../expo/operation.service';
import { cancelSession, listManagedSessions, type SavedSession, saveSession } from './sessionAdmin.service';

const MAX_REASON_LENGTH = 100;

/**
 * `sessions:import FILE`: creates or changes the sessions of a JSON file, all or none.
 * @throws OperatorError for a file that cannot be read, and the first session that is wrong
 */
export async function importSessionsCommand(db: Db, text: string, nowMs: number): Promise<string> {
  const bodies = parseSessions(text);
  const saved = await db.transaction().execute(async (tx) => {
    const results: SavedSession[] = [];
    for (const body of bodies)
      results.push(await withSessionErrors(body.id, saveSession(tx, body, { operator: SHELL, nowMs })));
    return results;
  });
  const count = (outcome: SavedSession['outcome']) => saved.filter((session) => session.outcome === outcome).length;
  const notified = saved.reduce((sum, { notifiedCount }) => sum + notifiedCount, 0);
  return `${count('created')} created, ${count('changed')} changed, ${count('unchanged')} unchanged; ${notified} notified.`;
}

/**
 * `sessions:list [EXPO]`: the sessions of an expo, by default of the current one.
 * @throws OperatorError between expos
 */
export async function listSessionsCommand(db: Db, expoId: string | undefined, now: Date): Promise<string> {
  const id = expoId ?? (await getCurrentExpo(db, now))?.id;
  if (id === undefined) throw new OperatorError('There is no current expo: name one.');
  const sessions = await listManagedSessions(db, id, now.getTime());
  const lines = sessions.map(({ startsAtMs, hallNumber, room, capacity, reservedCount, cancelReason, ...session }) =>
    [
      session.id,
      shanghaiMinute(startsAtMs),
      hallNumber === null ? room : `hall ${hallNumber}, ${room}`,
      capacity === null ? 'free entry' : `${reservedCount} of ${capacity - session.heldBack} reserved`,
      session.title,
      ...(cancelReason === null ? [] : [`CANCELLED: ${cancelReason}`])
    ].join('  ')
  );
  return lines.length === 0 ? `${id} has no sessions.` : lines.join('\n');
}

/**
 * `sessions:cancel ID REASON`: cancels a session.
 * @throws OperatorError for a reason that is too long, and an unknown session
 */
export async function cancelSessionCommand(db: Db, id: string, reason: string, nowMs: number): Promise<string> {
  if ([...reason.trim()].length > MAX_REASON_LENGTH) {
    throw new OperatorError(`The reason must have at most ${MAX_REASON_LENGTH} characters.`);
  }
  const { outcome, notifiedCount } = await withSessionErrors(
    id,
    cancelSession(db, id, reason, { operator: SHELL, nowMs })
  );
  if (outcome === 'unchanged') return `${id} was cancelled before.`;
  return `${id} is cancelled; ${notifiedCount} notified.`;
}

function parseSessions(text: string): SaveSessionBody[] {
  const sessions = parseJson(text);
  if (!Array.isArray(sessions)) throw new OperatorError('The file must have a list of sessions.');
  return sessions.map((session: unknown, index) => {
    if (Value.Check(SaveSessionBody, session)) return session;
    const fault = Value.Errors(SaveSessionBody, session).First();
    throw new OperatorError(`Session ${index + 1}${fault?.path ?? ''} is wrong: ${fault?.message ?? ''}`);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`The file is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function withSessionErrors<T>(id: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.errorName === 'NOT_FOUND') throw new OperatorError(`There is no such session: ${id}.`);
    const [field, rule] = Object.entries(error.details.fields ?? {})[0] ?? [];
    throw new OperatorError(`${id} is refused: ${field ?? error.errorName} ${rule ?? ''}`.trimEnd());
  }
}

export const expoSessionCommands: Commands = {
  'sessions:import': {
    usage: 'FILE',
    summary: 'create or change the sessions of a JSON file, all or none; those who reserved are notified of changes',
    run: async ({ withDatabase, now }, [arg]) => {
      const file = required(arg, 'FILE');
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        throw new OperatorError(`${file} cannot be read: ${String(error)}`);
      });
      return withDatabase((db) => importSessionsCommand(db, text, now.getTime()));
    }
  },
  'sessions:list': {
    usage: '[EXPO]',
    summary: 'the sessions of an expo with their reservations, by default of the current one',
    run: ({ withDatabase, now }, [expoId]) => withDatabase((db) => listSessionsCommand(db, expoId, now))
  },
  'sessions:cancel': {
    usage: 'ID REASON',
    summary: 'cancel a session; those who reserved are notified of the reason',
    run: ({ withDatabase, now }, [word, ...said]) => {
      const [id, reason] = [required(word, 'ID'), required(said.join(' '), 'REASON')];
      return withDatabase((db) => cancelSessionCommand(db, id, reason, now.getTime()));
    }
  }
};
