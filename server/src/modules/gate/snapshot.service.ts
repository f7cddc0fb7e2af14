import { createHash } from 'node:crypto';
import type { GateSnapshot } from '@contract/gate';
import { encodeGateState, GATE_DIGEST_BYTES, GATE_RECORD_BYTES } from '@rules/gateSnapshot';
import type { Deps } from '../../deps';
import type { BoundDevice } from '../../http/ports';
import { type CodedTicket, listChangedTickets } from '../expoTicket/gateTickets.service';

/**
 * Returns the tickets of a device's expo that changed after a version, as digests: a lost device shows no code that could be
 * copied to a ticket.
 * @param since 0 for all of them
 */
export async function takeSnapshot(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  device: BoundDevice,
  since: number,
  nowMs: number
): Promise<GateSnapshot> {
  const { version, days, tickets } = await listChangedTickets(db, device.expoId, since);
  // Each device has its own: digests that leaked from one fit no other.
  const salt = secret.digest(`gate ${device.id}`);
  const records = Buffer.alloc(tickets.length * GATE_RECORD_BYTES);
  tickets.forEach((ticket, index) => {
    writeRecord(records.subarray(index * GATE_RECORD_BYTES), ticket, { salt, days });
  });
  return {
    expoId: device.expoId,
    version,
    salt,
    days,
    count: tickets.length,
    records: records.toString('base64'),
    serverNowMs: nowMs
  };
}

function writeRecord(
  record: Buffer,
  ticket: CodedTicket,
  { salt, days }: { salt: string; days: readonly string[] }
): void {
  const { type, status, code, shortCode } = ticket;
  record.set(digestOfCode(salt, code), 0);
  record.set(digestOfCode(salt, shortCode), GATE_DIGEST_BYTES);
  const state = encodeGateState({
    type,
    isCheckedIn: status === 'checkedIn' || status === 'used',
    isValid: status === 'issued' || status === 'checkedIn' || status === 'used',
    days: ticket.days.map((day) => days.indexOf(day)).filter((index) => index >= 0)
  });
  record.set(state, 2 * GATE_DIGEST_BYTES);
}

function digestOfCode(salt: string, code: string): Buffer {
  return createHash('sha256').update(`${salt}:${code}`).digest().subarray(0, GATE_DIGEST_BYTES);
}
