import { ExpoTicketStatus } from '@contract/expoTicket';
import type { TicketSettings, TicketSettingsBody } from '@contract/expoTicketReview';
import { shanghaiMidnightMs, shanghaiMinute } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { SHELL } from '../expo/operation.service';
import { listReviewedTickets, reviewTicket } from './review.service';
import { getTicketSettings, saveTicketSettings } from './setting.service';

const LIST_LIMIT = 50;
const statuses = ExpoTicketStatus.anyOf.map(({ const: status }) => status);

/**
 * `tickets:list [STATUS] [EXPO]`: the last fifty tickets, the newest first; a number of a ticket or a mobile in place of the
 * status finds those of it.
 * @throws OperatorError for an unknown status
 */
export async function listTicketsCommand(db: Db, word?: string, expoId?: string): Promise<string> {
  const status = statuses.find((name) => name === word);
  const q = word !== undefined && /^\d+$/.test(word) ? word : undefined;
  if (word !== undefined && status === undefined && q === undefined) {
    throw new OperatorError(`STATUS must be one of ${statuses.join(', ')}, or a number of a ticket or a mobile.`);
  }
  const filter = { ...(status && { status }), ...(q !== undefined && { q }), ...(expoId !== undefined && { expoId }) };
  const { items } = await listReviewedTickets(db, { limit: LIST_LIMIT, ...filter });
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

const settingNames = ['opens', 'closes', 'capacity', 'days', 'state'] as const;
type SettingArgs = Partial<Record<(typeof settingNames)[number], string>>;

/**
 * `tickets:settings EXPO [opens=DAY] [closes=DAY] [capacity=N] [days=DAY,DAY] [state=open|closed]`: shows or changes the
 * registration, or opens one; a day begins at 00:00 in Shanghai.
 * @throws OperatorError for an unknown name, a value that is none, and a new registration with fewer than the first four
 */
export async function settingsCommand(db: Db, expoId: string, args: readonly string[], nowMs: number): Promise<string> {
  const known = await findTicketSettings(db, expoId);
  const changes = parseSettings(args);
  if (known === undefined && args.length === 0) {
    throw new OperatorError(`${toSingleLine(expoId)} has no registration: opens, closes, capacity and days open one.`);
  }
  const body = {
    opensAtMs: dayOf(changes.opens) ?? known?.opensAtMs,
    closesAtMs: dayOf(changes.closes) ?? known?.closesAtMs,
    capacity: capacityOf(changes.capacity) ?? known?.capacity,
    days: daysOf(changes.days) ?? known?.days,
    isClosed: isClosedOf(changes.state) ?? known?.isClosed ?? false,
    revision: known?.revision ?? 0
  };
  if (!isComplete(body)) throw new OperatorError('A new registration needs opens, closes, capacity and days.');
  const isRead = known !== undefined && args.length === 0;
  const saved = isRead
    ? known
    : await withTicketErrors(saveTicketSettings(db, expoId, body, { operator: SHELL, nowMs }));
  return [
    `opens ${shanghaiMinute(saved.opensAtMs)}, closes ${shanghaiMinute(saved.closesAtMs)}${saved.isClosed ? ', closed' : ''}`,
    `tickets ${saved.ticketCount} of ${saved.capacity}`,
    `days ${saved.days.join(', ')}`
  ].join('\n');
}

function isComplete(body: {
  [Name in keyof TicketSettingsBody]: TicketSettingsBody[Name] | undefined;
}): body is TicketSettingsBody {
  return Object.values(body).every((value) => value !== undefined);
}

function parseSettings(args: readonly string[]): SettingArgs {
  const changes: SettingArgs = {};
  for (const arg of args) {
    const [word = '', value = ''] = arg.split('=', 2);
    const name = settingNames.find((one) => one === word);
    if (name === undefined) throw new OperatorError(`${toSingleLine(word)} is none of ${settingNames.join(', ')}.`);
    changes[name] = value;
  }
  return changes;
}

function dayOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const ms = shanghaiMidnightMs(text);
  if (Number.isNaN(ms)) throw new OperatorError(`${toSingleLine(text)} is no day.`);
  return ms;
}

function daysOf(text: string | undefined): string[] | undefined {
  const days = text?.split(',');
  days?.forEach(dayOf);
  return days;
}

function capacityOf(text: string | undefined): number | undefined {
  const capacity = text === undefined ? undefined : Number(text === '' ? NaN : text);
  if (capacity === undefined || (Number.isInteger(capacity) && capacity >= 0)) return capacity;
  throw new OperatorError('The capacity must be a whole number.');
}

function isClosedOf(text: string | undefined): boolean | undefined {
  if (text === undefined || text === 'open' || text === 'closed')
    return text === undefined ? undefined : text === 'closed';
  throw new OperatorError('The state must be open or closed.');
}

async function findTicketSettings(db: Db, expoId: string): Promise<TicketSettings | undefined> {
  try {
    return await getTicketSettings(db, expoId);
  } catch (error) {
    if (error instanceof AppError && error.errorName === 'NOT_FOUND') return undefined;
    throw error;
  }
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
    usage: '[STATUS|NUMBER] [EXPO]',
    summary: `list the last tickets for expos, the newest first: ${statuses.join(', ')}, or by number of ticket or mobile`,
    run: ({ withDatabase }, [status, expoId]) => withDatabase((db) => listTicketsCommand(db, status, expoId))
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
    summary: 'show or change the registration of an expo, or open one',
    run: ({ withDatabase, now }, [word, ...args]) => {
      const expoId = required(word, 'EXPO');
      return withDatabase((db) => settingsCommand(db, expoId, args, now.getTime()));
    }
  }
};
