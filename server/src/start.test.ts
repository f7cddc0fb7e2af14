import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { readClusterConfig } from './database/embedded/clusterConfig';
import { rotateKeys } from './modules/secureChannel/keyRing';
import { type ServerProcess, startServerProcess } from './testing/builtProgram';
import { waitUntil } from './testing/waitUntil';

const startServer = (env: NodeJS.ProcessEnv) =>
  startServerProcess({ DEMO: '0', SMS_URL: 'http://127.0.0.1:1/', ...env });

const CALL_COUNT = 12;

interface Answer {
  code: number;
}

/** Sends a POST over a kept connection. */
function call(agent: Agent, url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent }, (response) => {
      json(response).then((answer) => resolve(answer as Answer), reject);
    });
    sent.on('error', reject).end();
  });
}

const status = async (url: string) => (await fetch(url)).status;

describe('starting the server', () => {
  const base = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-start-'));
  chmodSync(base, 0o755);
  const dataDir = path.join(base, 'data');
  let first: ServerProcess;
  let address: string;
  const isDatabaseRunning = () =>
    existsSync(path.join(readClusterConfig(path.join(dataDir, 'postgres')).dataFolder, 'postmaster.pid'));
  before(async () => {
    first = startServer({ PORT: '0', DATA_DIR: dataDir });
    address = String(await first.ready);
  });
  after(() => rmSync(base, { recursive: true, force: true }));

  it('is refused with one line for an invalid setting', async () => {
    const wrong = startServer({ PORT: 'eighty' });
    assert.equal(await wrong.ready, 1);
    assert.equal(wrong.output(), 'PORT must be a whole number from 0 to 65535.\n');
  });

  it('is refused on a port of another program', async (t) => {
    const other = createServer().listen(0, '127.0.0.1');
    t.after(() => other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const bound = other.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    const refused = startServer({ PORT: String(port), DATA_DIR: dataDir });
    assert.equal(await refused.ready, 1);
    assert.match(refused.output(), new RegExp(`^Port ${port} is used by another program\\. Set PORT to a free one`));
  });

  it('is refused where the app already runs, and says so', async () => {
    assert.match(address, /^http:/);
    const refused = startServer({ PORT: new URL(address).port, DATA_DIR: dataDir });
    assert.equal(await refused.ready, 1);
    assert.match(refused.output(), /^This app runs already at http:\/\/127\.0\.0\.1:\d+\/h5\/\. Set PORT/);
    assert.equal(await status(`${address}/readyz`), 200);
  });

  it('prints its steps and the data folder', () => {
    assert.match(first.output(), /… creating the database\n/);
    assert.ok(first.output().includes(`Data: ${dataDir}\n`));
  });

  it('a second server on another port uses the same data and keys, and leaves the database to the first when it ends', async () => {
    const second = startServer({ PORT: '0', DATA_DIR: dataDir });
    const secondAddress = String(await second.ready);
    const keyOf = async (base: string) => {
      const url = `${base}/api/front/encryptController/getEncryptPubkey`;
      const answer = (await (await fetch(url, { method: 'POST' })).json()) as { data: { publicKey: string } };
      return answer.data.publicKey;
    };
    assert.equal(await keyOf(address), await keyOf(secondAddress));
    const fresh = await rotateKeys(path.join(dataDir, 'keys'));
    for (const base of [address, secondAddress]) {
      await waitUntil(async () => (await keyOf(base)) === fresh, { failure: `${base} keeps the old key` });
    }
    assert.equal(await second.signal('SIGTERM'), 0);
    assert.equal(await status(`${address}/readyz`), 200);
  });

  it('finishes requests in flight over kept connections, and ends in time with its database', async (t) => {
    const agent = new Agent({ keepAlive: true });
    t.after(() => agent.destroy());
    const answers: Answer[] = [];
    // Puzzles are drawn one after the other: when the first response arrives the others are in flight.
    const calls = Array.from({ length: CALL_COUNT }, () => call(agent, `${address}/api/member/user/captcha`));
    for (const one of calls) void one.then((answer) => answers.push(answer));
    await Promise.race(calls);
    const inFlight = CALL_COUNT - answers.length;
    assert.ok(inFlight > CALL_COUNT / 2, `${inFlight} are in flight`);
    // After its time limit the server would end by force, with 1.
    assert.equal(await first.signal('SIGTERM'), 0);
    assert.deepEqual(
      (await Promise.all(calls)).map(({ code }) => code),
      calls.map(() => 200)
    );
    await assert.rejects(status(`${address}/healthz`));
    assert.equal(isDatabaseRunning(), false);
  });

  it('ends with its database also when the signal comes as soon as it says that it is ready', async () => {
    const early = startServer({ PORT: new URL(address).port, DATA_DIR: dataDir });
    const isReady = () =>
      status(`${address}/readyz`).then(
        (code) => code === 200,
        () => false
      );
    await waitUntil(isReady, { failure: 'the server is not ready' });
    assert.equal(await early.signal('SIGTERM'), 0);
    assert.equal(isDatabaseRunning(), false);
  });

  it('responds to every call that was sent before Ctrl-C, also unread ones, and exits with 0', async () => {
    const again = startServer({ PORT: '0', DATA_DIR: dataDir });
    const { port, hostname } = new URL(String(await again.ready));
    const sockets = Array.from({ length: 100 }, () => connect(Number(port), hostname));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const answers = sockets.map((socket) => text(socket).catch(() => ''));
    // The signal arrives while the first of them are read.
    for (const socket of sockets) socket.write('GET /api/front/supply/list?limit=20 HTTP/1.1\r\nhost: a\r\n\r\n');
    const ended = again.signal('SIGINT');
    const codes = (await Promise.all(answers)).map((answer) => answer.slice(0, 12));
    assert.deepEqual(new Set(codes), new Set(['HTTP/1.1 200']));
    assert.equal(await ended, 0);
  });
});
