import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { MINUTE_MS } from '@rules/duration';
import { AppError } from '../http/appError';
import { waitUntil } from '../testing/waitUntil';
import { WorkerQueue, WorkerTerminatedError } from './workerQueue';

const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c98a4b' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
const isBusy = (error: unknown) => error instanceof AppError && error.errorName === 'BUSY';

describe('a worker', () => {
  const queue = new WorkerQueue({ maxWaiting: 4, maxWaitingPerOwner: 3, maxWaitMs: MINUTE_MS });
  let small: Buffer;
  let large: Buffer;
  before(async () => {
    [small, large] = await Promise.all([plain(8), plain(3000)]);
  });

  const clean = (owner: string, picture: Buffer, timeoutMs = 20_000) =>
    queue.run({ owner, name: 'encodePublicImage', args: [picture], timeoutMs });

  it('is killed by a file that takes too long: that one is refused, the next is accepted', async () => {
    await assert.rejects(clean('one', large, 1), WorkerTerminatedError);
    assert.equal(((await clean('one', small)) as { width: number }).width, 8);
  });

  it('reports a refusal by its name, and a fault as a fault', async () => {
    const isRefusal = (error: unknown) => error instanceof AppError && error.errorName === 'FILE_TYPE';
    await assert.rejects(clean('one', Buffer.from('no picture')), isRefusal);
    await assert.rejects(queue.run({ owner: 'one', name: 'nothing', args: [], timeoutMs: 20_000 }), /nothing: /);
  });

  it('refuses an owner with too many waiting tasks, then everyone, and accepts again afterwards', async () => {
    const first = [1, 2, 3, 4].map(() => clean('greedy', large));
    assert.throws(() => void clean('greedy', small), isBusy);
    const other = clean('other', small);
    assert.throws(() => void clean('third', small), isBusy);
    await Promise.all([...first, other]);
    await clean('third', small);
  });

  it('prefers the owner with the least use', async () => {
    const order: string[] = [];
    const recordOrder = async (owner: string, picture: Buffer) => {
      await clean(owner, picture);
      order.push(owner);
    };
    await Promise.all([
      recordOrder('many', large),
      recordOrder('many', large),
      recordOrder('many', large),
      recordOrder('rare', small)
    ]);
    assert.deepEqual(order, ['many', 'rare', 'many', 'many']);
  });

  for (const [event, program] of [
    ['cannot be started', '/nothing'],
    ['ends before it is ready', '/usr/bin/false']
  ] as const) {
    it(`refuses what waits as busy when its process ${event}, and is started again by the next task`, async () => {
      const other = new WorkerQueue({ maxWaiting: 4, maxWaitingPerOwner: 3, maxWaitMs: MINUTE_MS });
      const task = { owner: 'one', name: 'encodePublicImage', args: [small], timeoutMs: 20_000 };
      const waiting = withProgram(program, () => [other.run(task), other.run(task)]);
      for (const refused of waiting) await assert.rejects(refused, isBusy);
      assert.equal(((await other.run(task)) as { width: number }).width, 8);
    });
  }

  it('ends with the server, even when that is killed during a task', async () => {
    const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SERVER], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: fileURLToPath(new URL('../..', import.meta.url))
    });
    await once(server.stdout, 'data');
    const workers = childrenOf(server.pid);
    assert.equal(workers.length, 1);
    server.kill('SIGKILL');
    await waitUntil(() => !workers.some(isAlive), { failure: 'a worker outlived its server' });
  });
});

/** Calls a function while processes that this one forks run another program. */
function withProgram<T>(program: string, run: () => T): T {
  const { execPath } = process;
  process.execPath = program;
  try {
    return run();
  } finally {
    process.execPath = execPath;
  }
}

/** Prints a line when its worker is busy. */
const SERVER = `
  import { WorkerQueue } from './src/workers/workerQueue.ts';
  const queue = new WorkerQueue({ maxWaiting: 9, maxWaitingPerOwner: 9, maxWaitMs: 60_000 });
  const task = { owner: 'one', name: 'renderPng', args: ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], timeoutMs: 60_000 };
  await queue.run(task);
  void queue.run({ ...task, args: ['<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><rect width="9000" height="9000"/></svg>'] });
  console.log('working');
  setInterval(() => undefined, 1000);
`;

function childrenOf(pid: number | undefined): number[] {
  return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
