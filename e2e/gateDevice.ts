import { createHash, randomUUID } from 'node:crypto';
import type { GateAnswer, GateDevice, GateSnapshot } from '@contract/gate';
import { GATE_DIGEST_BYTES, GATE_RECORD_BYTES } from '@rules/gateSnapshot';
import { operatorToken } from './server';

/** A steward's device at a gate, which keeps what it was given of the tickets. */
export interface BoundGate {
  /** Takes the snapshot of the tickets. */
  prepare(): Promise<void>;
  /** Returns whether the snapshot has a ticket with this code. */
  knows(code: string): boolean;
  /** Sends a scan with an id of the device's own. */
  scan(code: string): Promise<GateAnswer>;
}

async function post<T>(url: string, token: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body)
  });
  const { code, data } = (await response.json()) as { code: number; data: T };
  if (code !== 200) throw new Error(`${url} was answered ${code}: ${JSON.stringify(data)}`);
  return data;
}

/**
 * Binds a device to a gate of an expo, as an operator does. Its calls go directly to the server: the page of the steward
 * belongs to the operator's console.
 * @throws Error when the server refuses a call of it
 */
export async function bindGate(site: string, expoId: string, entrance: string): Promise<BoundGate> {
  const bind = `${site}/api/operator/expo/gate/bind`;
  const { secret } = await post<{ device: GateDevice; secret: string }>(bind, operatorToken, {
    operator: '值班员',
    expoId,
    name: '手持机',
    entrance
  });
  let snapshot: GateSnapshot | undefined;
  return {
    async prepare() {
      snapshot = await post<GateSnapshot>(`${site}/api/front/expo/gate/snapshot`, secret, { since: 0 });
    },
    knows(code) {
      if (snapshot === undefined) return false;
      const digest = createHash('sha256').update(`${snapshot.salt}:${code}`).digest().subarray(0, GATE_DIGEST_BYTES);
      const records = Buffer.from(snapshot.records, 'base64');
      return Array.from({ length: snapshot.count }, (_, index) => index * GATE_RECORD_BYTES).some((start) =>
        records.subarray(start, start + GATE_DIGEST_BYTES).equals(digest)
      );
    },
    async scan(code) {
      const scan = { direction: 'in', scannedAtMs: Date.now(), wasOffline: false, isReentry: false };
      const scans = [{ ...scan, scanId: randomUUID(), code }];
      const { answers } = await post<{ answers: GateAnswer[] }>(`${site}/api/front/expo/gate/sync`, secret, { scans });
      const [answer] = answers;
      if (answer === undefined) throw new Error('the scan was not answered');
      return answer;
    }
  };
}
