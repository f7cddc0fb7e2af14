import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPlace } from './database/embedded/place';
import { SecureClient } from './testing/secureClient';

const KILLS = 10;
const WRITERS = 4;
const LINES_OF_A_WRITER = 5;
const serverFolder = path.resolve(import.meta.dirname, '..');

interface Running {
  address: string;
  startedInMs: number;
  end(name: NodeJS.Signals): Promise<void>;
}

function startBundle(dataDir: string): Promise<Running> {
  const startedAt = Date.now();
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: serverFolder,
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_PER_MIN: '1000000' },
    stdio: ['ignore', 'pipe', 'inherit']
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /is ready: (http\S+)\/h5\//.exec(text)?.[1];
      const end = (name: NodeJS.Signals) => {
        child.kill(name);
        return ended;
      };
      if (address !== undefined) resolve({ address, startedInMs: Date.now() - startedAt, end });
    });
    void ended.then(() => reject(new Error(`the server ended: ${text}`)));
  });
}

/** What one writer knows of its lines: the last answer, and a write that was sent and not answered. */
class Writer {
  readonly acknowledged = new Map<string, boolean>();
  inFlight: { lineId: string; isFollowed: boolean } | null = null;
  answers = 0;

  constructor(
    private readonly lineIds: string[],
    private readonly token: string
  ) {}

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
        // The database was killed first: the write is as open as one without an answer.
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

  /** Lines whose state on the server is neither what was answered last nor what the lost write wanted. */
  lost(followed: Set<string>): string[] {
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

async function logIn(address: string): Promise<string> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const { publicKey } = await getData<{ publicKey: string }>(
    `${address}/api/front/encryptController/getEncryptPubkey`,
    { method: 'POST' }
  );
  const client = new SecureClient(publicKey);
  const body = JSON.stringify(client.seal({ account: '13800138002', password: 'xiangshi2026' }));
  const sealed = await getData<string>(`${address}/api/member/user/login`, { ...post, body });
  return (client.open(sealed) as { token: string }).token;
}

/** Ids of the price lines, only the followed ones with a token. */
async function lineIds(address: string, token?: string): Promise<string[]> {
  const query = token === undefined ? '?limit=50' : '?limit=50&followed=true';
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { items } = await getData<{ items: { id: string }[] }>(`${address}/api/front/market/lines${query}`, {
    headers
  });
  return items.map(({ id }) => id);
}

describe('writes that were answered', () => {
  const base = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-durable-'));
  chmodSync(base, 0o755);
  const dataDir = path.join(base, 'data');
  before(() => execFileSync(process.execPath, ['--import', 'tsx', 'build/bundle.ts'], { cwd: serverFolder }));
  after(() => rmSync(base, { recursive: true, force: true }));

  it(`are all there after ${KILLS} kill -9 of the server, every third one of the database too`, async (test) => {
    let server = await startBundle(dataDir);
    const token = await logIn(server.address);
    const ids = await lineIds(server.address);
    const writers = Array.from({ length: WRITERS }, (_, index) => {
      const from = index * LINES_OF_A_WRITER;
      return new Writer(ids.slice(from, from + LINES_OF_A_WRITER), token);
    });
    const starts: number[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const writing = writers.map((writer) => writer.write(server.address));
      await sleep(100 + kill * 20);
      if (kill % 3 === 0) process.kill(postmasterOf(dataDir), 'SIGKILL');
      await server.end('SIGKILL');
      await Promise.all(writing);
      server = await startBundle(dataDir);
      starts.push(server.startedInMs);
      const followed = new Set(await lineIds(server.address, token));
      const lost = writers.flatMap((writer) => writer.lost(followed));
      assert.deepEqual(lost, [], `lost after kill ${kill}`);
    }
    await server.end('SIGTERM');
    const answers = writers.reduce((sum, writer) => sum + writer.answers, 0);
    test.diagnostic(`${answers} answered writes, none lost; started again in ${starts.join(', ')} ms`);
    assert.ok(answers > KILLS * WRITERS);
  });
});

function postmasterOf(dataDir: string): number {
  const { dataFolder } = readPlace(path.join(dataDir, 'postgres'));
  return Number(readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}
