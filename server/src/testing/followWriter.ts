import assert from 'node:assert/strict';
import { SecureClient } from './secureClient';

/** One writer's knowledge of its lines: the last response, and a write that was sent without a response. */
export class FollowWriter {
  readonly acknowledged = new Map<string, boolean>();
  inFlight: { lineId: string; isFollowed: boolean } | null = null;
  answers = 0;

  constructor(
    private readonly lineIds: string[],
    private readonly token: string
  ) {}

  /** Sets which of its lines are followed already. */
  initialize(followed: Set<string>): void {
    this.lineIds.forEach((lineId) => this.acknowledged.set(lineId, followed.has(lineId)));
  }

  /** Follows and unfollows in turn until the server is gone. */
  async write(address: string): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const lineId = this.lineIds[turn % this.lineIds.length] ?? '';
      const isFollowed = !(this.acknowledged.get(lineId) ?? false);
      this.inFlight = { lineId, isFollowed };
      try {
        const response = await fetch(`${address}/api/front/market/follow`, {
          method: isFollowed ? 'POST' : 'DELETE',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
          body: JSON.stringify({ lineId })
        });
        const { code } = (await response.json()) as { code: number };
        // The database was killed first: the result of the write is unknown, as without a response.
        if (code === 503) return;
        assert.equal(code, 200);
      } catch (error) {
        if (error instanceof assert.AssertionError) throw error;
        return;
      }
      this.acknowledged.set(lineId, isFollowed);
      this.inFlight = null;
      this.answers += 1;
    }
  }

  /** Returns lines whose state on the server is neither that of the last response nor that of the lost write. */
  findLostWrites(followed: Set<string>): string[] {
    return [...this.acknowledged].flatMap(([lineId, isFollowed]) => {
      const found = followed.has(lineId);
      const mayDiffer = this.inFlight?.lineId === lineId && this.inFlight.isFollowed === found;
      this.acknowledged.set(lineId, found);
      return found === isFollowed || mayDiffer ? [] : [lineId];
    });
  }
}

async function getData<T>(url: string, init?: RequestInit): Promise<T> {
  const { code, data } = (await (await fetch(url, init)).json()) as { code: number; data: T };
  assert.equal(code, 200, JSON.stringify(data));
  return data;
}

export async function logInAsFollower(address: string): Promise<string> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const { publicKey } = await getData<{ publicKey: string }>(
    `${address}/api/front/encryptController/getEncryptPubkey`,
    { method: 'POST' }
  );
  const client = new SecureClient(publicKey);
  const body = JSON.stringify(client.encrypt({ account: '13800138002', password: 'xiangshi2026' }));
  const encrypted = await getData<string>(`${address}/api/member/user/login`, { ...post, body });
  return (client.decrypt(encrypted) as { token: string }).token;
}

/** Returns ids of the price lines; with a token only the followed ones. */
export async function lineIds(address: string, token?: string): Promise<string[]> {
  const query = token === undefined ? '?limit=50' : '?limit=50&followed=true';
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { items } = await getData<{ items: { id: string }[] }>(`${address}/api/front/market/lines${query}`, {
    headers
  });
  return items.map(({ id }) => id);
}
