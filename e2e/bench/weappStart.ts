import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { startServer } from '../server';
import { slowDown } from './slowDown';
import type { SlowVisit } from './weappStart.child';

/** CPU slow-down of a phone against this machine. */
const SLOWER = 4;
/** Odd, so that one of them is in the middle. */
const ROUNDS = 5;

/**
 * Starts the mini-program on a phone with a slow processor, opens a supply and the login, and prints how long each takes.
 * The harness is that phone: a process that is slowed down, with the server beside it at full speed. Node runs both layers
 * of the app, one after the other, and nothing is laid out or painted. Expects `npm run build:weapp`.
 */
export async function benchWeappStart(): Promise<void> {
  const server = await startServer();
  try {
    const visits: SlowVisit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(server.url));
    const factors = visits.map(({ factor }) => factor);
    console.log(
      `a phone ${SLOWER} times slower (measured: ${spread(factors, 1)}), the median of ${ROUNDS} (least to most)`
    );
    console.log('step'.padEnd(16), 'first setData, ms'.padStart(24), 'content, ms'.padStart(24));
    for (const { name } of visits[0]?.steps ?? []) {
      const steps = visits.flatMap((visit) => visit.steps.filter((step) => step.name === name));
      const first = spread(steps.map(({ firstMs }) => firstMs));
      const content = spread(steps.map(({ contentMs }) => contentMs));
      console.log(name.padEnd(16), first.padStart(24), content.padStart(24));
    }
  } finally {
    await server.stop();
  }
}

function spread(values: number[], digits = 0): string {
  const ordered = [...values].sort((one, other) => one - other).map((value) => value.toFixed(digits));
  return `${ordered[Math.floor(ordered.length / 2)]} (${ordered[0]} to ${ordered.at(-1)})`;
}

/** Runs a phone of its own, so that nothing of the app is compiled yet. */
async function visit(site: string): Promise<SlowVisit> {
  const script = path.join(__dirname, 'weappStart.child.ts');
  const phone = fork(script, [site], { execArgv: ['--import', 'tsx'] });
  await nextMessage(phone);
  const goOn = slowDown(phone.pid ?? 0, SLOWER);
  try {
    const visited = nextMessage(phone);
    phone.send('start');
    return (await visited) as SlowVisit;
  } finally {
    goOn();
    phone.kill();
  }
}

function nextMessage(phone: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    phone.once('message', resolve);
    phone.once('exit', (code) => reject(new Error(`the phone ended with ${code}`)));
  });
}
