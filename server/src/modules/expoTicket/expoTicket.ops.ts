import { ExpoTicketStatus } from '@contract/expoTicket';
import { shanghaiMidnightMs, shanghaiMinute } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { listReviewedTickets, reviewTicket } from './review.service';
import { getTicketSettings, saveTicketSettings } from './setting.service';

const LIST_LIMIT = 50;
/** Name of the operator of the shell in the record of a review. */
const SHELL = 'shell';
const statuses = ExpoTicketStatus.anyOf.map(({ const: status }) => status);

/**
 * `tickets:list [STATUS]`: the last fifty tickets, the newest first.
 * @throws OperatorError for an unknown status
 */
export async function listTicketsCommand(db: Db, word?: string): Promise<string> {
  const status = statuses.find((name) => name === word);
  if (word !== undefined && status === undefined) {
    throw new OperatorError(`STATUS must be one of ${statuses.join(', ')}.`);
  }
  const { items } = await listReviewedTickets(db, { limit: LIST_LIMIT, ...(status && { status }) });
  const lines = items.map(({ id, expoId, ticketNo, createdAtMs, status: state, type, name, mobile, company }) =>
    [id, expoId, ticketNo, shanghaiMinute(createdAtMs), state, type, toSingleLine(name), mobile, toSingleLine(company)]
      .filter(Boolean)
      .join('  ')
  );
  return lines.length === 0 ? 'There are no tickets.' : lines.join('\n');
}

/**
 * `tickets:approve ID`, `tickets:reject ID REASON`: decides on a pending ticket; the visitor is notified.
 * @throws OperatorError for a reason that is too long, an unknown ticket, and one that was decided otherwise
 */
export async function reviewTicketCommand(db: Db, id: string, reason: string | null, nowMs: number): Promise<string> {
  const said = reason?.trim() ?? null;
  if (said !== null && [...said].length > 140) throw new OperatorError('The reason must have at most 140 characters.');
  const ticket = await withTicketErrors(reviewTicket(db, id, { operator: SHELL, reason: said }, nowMs));
  return `${ticket.ticketNo} is ${ticket.status}.`;
}

interface SettingArgs {
  opens?: string | undefined;
  closes?: string | undefined;
  capacity?: string | undefined;
  days?: string | undefined;
  state?: string | undefined;
}

/**
 * `tickets:settings EXPO [opens=DAY] [closes=DAY] [capacity=N] [days=DAY,DAY] [state=open|closed]`: shows or changes the
 * registration; a day begins at 00:00 in Shanghai.
 * @throws OperatorError for a value that is none
 */
export async function settingsCommand(db: Db, expoId: string, args: readonly string[]): Promise<string> {
  const known = await withTicketErrors(getTicketSettings(db, expoId));
  const changes = Object.fromEntries(args.map((arg) => arg.split('=', 2))) as SettingArgs;
  const dayOf = (text: string) => {
    const ms = shanghaiMidnightMs(text);
    if (Number.isNaN(ms)) throw new OperatorError(`${toSingleLine(text)} is no day.`);
    return ms;
  };
  const capacity = changes.capacity === undefined ? known.capacity : Number(changes.capacity);
  if (!Number.isInteger(capacity) || capacity < 0) throw new OperatorError('The capacity must be a whole number.');
  const { ticketCount, expoId: _expo, ...fields } = known;
  const saved =
    args.length === 0
      ? known
      : await withTicketErrors(
          saveTicketSettings(db, expoId, {
            ...fields,
            capacity,
            ...(changes.opens !== undefined && { opensAtMs: dayOf(changes.opens) }),
            ...(changes.closes !== undefined && { closesAtMs: dayOf(changes.closes) }),
            ...(changes.days !== undefined && { days: changes.days.split(',') }),
            ...(changes.state !== undefined && { isClosed: changes.state === 'closed' })
          })
        );
  return [
    `opens ${shanghaiMinute(saved.opensAtMs)}, closes ${shanghaiMinute(saved.closesAtMs)}${saved.isClosed ? ', closed' : ''}`,
    `tickets ${ticketCount} of ${saved.capacity}`,
    `days ${saved.days.join(', ')}`
  ].join('\n');
}

async function withTicketErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const details = Object.entries(error.details.fields ?? {}).map(([field, problem]) => `${field}: ${problem}`);
    throw new OperatorError(
      error.errorName === 'NOT_FOUND'
        ? 'There is no such ticket or expo.'
        : `It cannot be done (${details.join(', ')}).`
    );
  }
}

export const expoTicketCommands: Commands = {
  'tickets:list': {
    usage: '[STATUS]',
    summary: `list the last tickets for expos, the newest first: ${statuses.join(', ')}`,
    run: ({ withDatabase }, [status]) => withDatabase((db) => listTicketsCommand(db, status))
  },
  'tickets:approve': {
    usage: 'ID',
    summary: 'issue a pending ticket; the visitor is notified',
    run: ({ withDatabase, now }, [word]) => {
      const id = required(word, 'ID');
      return withDatabase((db) => reviewTicketCommand(db, id, null, now.getTime()));
    }
  },
  'tickets:reject': {
    usage: 'ID REASON',
    summary: 'reject a pending ticket; the visitor is notified of the reason',
    run: ({ withDatabase, now }, [word, ...said]) => {
      const [id, reason] = [required(word, 'ID'), required(said.join(' '), 'REASON')];
      return withDatabase((db) => reviewTicketCommand(db, id, reason, now.getTime()));
    }
  },
  'tickets:settings': {
    usage: 'EXPO [opens=DAY] [closes=DAY] [capacity=N] [days=DAY,DAY] [state=open|closed]',
    summary: 'show or change the registration of an expo',
    run: ({ withDatabase }, [word, ...args]) => {
      const expoId = required(word, 'EXPO');
      return withDatabase((db) => settingsCommand(db, expoId, args));
    }
  }
};
