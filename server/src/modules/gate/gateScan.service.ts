import type { GateAnswer, GateDouble, GateOutcome, GateRefusal, GateScan, GateTotals } from '@contract/gate';
import { HOUR_MS } from '@rules/duration';
import { maskName } from '@rules/personName';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import type { BoundDevice } from '../../http/ports';
import { checkInTicket, type GateTicket, lockGateTicket } from '../expoTicket/gateTickets.service';
import { countAction } from '../rateLimit/rateLimit.service';
import { findSubjectOf, isShortCode } from '../scanCode/scanCode.service';
import {
  countScans,
  findDoubles,
  findPasses,
  findScan,
  insertScan,
  markDouble,
  type ScanRow
} from './gateScan.repository';

const MAX_DOUBLES = 200;
/** Counts a device, and only codes that are unknown: a steward who types what visitors show does not come near it. */
const GUESS_LIMIT = { name: 'gateShortCode', limit: 120, windowMs: HOUR_MS };

/**
 * Records scans of a device in their order, and answers each. Idempotent per scan: the first decision is repeated.
 * @throws AppError RATE_LIMITED for a device that sends more than 120 unknown short codes an hour; the scans before are
 * recorded
 */
export async function syncScans(
  db: Db,
  device: BoundDevice,
  scans: readonly GateScan[],
  nowMs: number
): Promise<GateAnswer[]> {
  const answers: GateAnswer[] = [];
  for (const scan of scans) {
    await countGuess(db, device, scan, nowMs);
    answers.push(await db.transaction().execute((tx) => recordScan(tx, device, scan, nowMs)));
  }
  return answers;
}

/** @throws AppError RATE_LIMITED above the limit of unknown short codes */
async function countGuess(db: Db, device: BoundDevice, { code, scanId }: GateScan, nowMs: number): Promise<void> {
  if (!isShortCode(code) || (await findSubjectOf(db, code))?.kind === 'ticket') return;
  const isRepeated = (await findScan(db, device.id, scanId)) !== undefined;
  if (!isRepeated) await countAction(db, GUESS_LIMIT, device.id, nowMs);
}

async function recordScan(tx: Tx, device: BoundDevice, scan: GateScan, nowMs: number): Promise<GateAnswer> {
  const subject = await findSubjectOf(tx, scan.code);
  // Scans of one ticket wait for each other from here on.
  const ticket = subject?.kind === 'ticket' ? await lockGateTicket(tx, subject.id) : undefined;
  const known = await findScan(tx, device.id, scan.scanId);
  if (known !== undefined) return answerOf(known, ticket);

  // A clock that is ahead must not decide the day.
  const atMs = Math.min(scan.scannedAtMs, nowMs);
  const day = shanghaiDay(atMs);
  const passes = ticket === undefined ? [] : await findPasses(tx, ticket.id, day);
  const { outcome, refusal = null, double } = decide(device, scan, { ticket, passes, day });
  const own = ticket?.expoId === device.expoId ? ticket : undefined;
  const row: ScanRow = {
    device_id: device.id,
    scan_id: scan.scanId,
    expo_id: device.expoId,
    ticket_id: own?.id ?? null,
    ticket_type: own?.type ?? null,
    entrance: device.entrance,
    direction: scan.direction,
    day,
    scanned_at_ms: atMs,
    received_at_ms: nowMs,
    was_offline: scan.wasOffline,
    outcome,
    refusal,
    double_of_entrance: double?.entrance ?? null
  };
  if (!(await insertScan(tx, row))) return answerOf((await findScan(tx, device.id, scan.scanId)) ?? row, ticket);
  if (double !== undefined) await markDouble(tx, double, device.entrance);
  if (ticket !== undefined && outcome === 'admitted') await checkInTicket(tx, ticket, atMs);
  return answerOf(row, ticket && { ...ticket, checkedInAtMs: ticket.checkedInAtMs ?? admittedAt(row) });
}

const admittedAt = (row: ScanRow): number | null => (row.outcome === 'admitted' ? row.scanned_at_ms : null);

interface Decision {
  outcome: GateOutcome;
  refusal?: GateRefusal;
  /** The scan of the other gate that admitted the ticket as well. */
  double?: ScanRow;
}

const refused = (refusal: GateRefusal): Decision => ({ outcome: 'refused', refusal });

/** @param passes scans of the ticket on the day that were not refused, the latest first */
function decide(
  device: BoundDevice,
  scan: GateScan,
  { ticket, passes, day }: { ticket: GateTicket | undefined; passes: readonly ScanRow[]; day: string }
): Decision {
  if (ticket === undefined) return refused('unknown');
  if (ticket.expoId !== device.expoId) return refused('wrongExpo');
  const isItsDay = ticket.days.includes(day);
  // A device without network may send its scans after the expo, at whose end the ticket expired.
  const wasValid = ticket.isExpired && isItsDay;
  if (ticket.status === 'pending' || ticket.status === 'cancelled' || (ticket.status === 'invalid' && !wasValid)) {
    return refused(ticket.status);
  }
  if (!isItsDay) return refused('wrongDay');
  if (scan.direction === 'out') return { outcome: 'left' };

  const [last] = passes;
  const isIn = last !== undefined && last.outcome !== 'left';
  const wasIn = passes.some(({ outcome }) => outcome !== 'left');
  if (!isIn || scan.isReentry) return { outcome: wasIn ? 'reentered' : 'admitted' };
  if (last.entrance === device.entrance) return refused('sameGate');
  // The visitor is in already: the gate that had no network could not know of the other one.
  return scan.wasOffline ? { outcome: 'admitted', double: last } : refused('otherGate');
}

function answerOf(row: ScanRow, ticket: GateTicket | undefined): GateAnswer {
  return {
    scanId: row.scan_id,
    outcome: row.outcome,
    refusal: row.refusal,
    isDouble: row.double_of_entrance !== null,
    ticket:
      ticket === undefined || row.ticket_id === null
        ? null
        : { type: ticket.type, name: maskName(ticket.name), checkedInAtMs: ticket.checkedInAtMs }
  };
}

/** Returns the counts of an expo by gate and type of ticket, today by default. */
export async function getGateTotals(
  db: Db,
  expoId: string,
  day: string | undefined,
  nowMs: number
): Promise<GateTotals> {
  const shown = day ?? shanghaiDay(nowMs);
  return { day: shown, gates: await countScans(db, expoId, shown) };
}

/** Returns the scans of tickets that two gates admitted, the latest first. */
export function listDoubles(db: Db, expoId: string): Promise<GateDouble[]> {
  return findDoubles(db, expoId, MAX_DOUBLES);
}
