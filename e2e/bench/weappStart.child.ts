import type { Page } from '@contract/common';
import type { SupplyBrief } from '@contract/listing';
import type { App } from '../weapp/harness/App';
import { fetchJson } from '../weapp/scenarios/fetchJson';
import { openApp } from '../weapp/scenarios/openApp';

const [, , site = ''] = process.argv;
const tabs = { transaction: 2, mine: 3 };

/** How long a step took on the slowed phone. */
interface SlowStep {
  name: string;
  /** Time to the first data that the view has taken over, ms. */
  firstMs: number;
  /** Time to the last data: the page is complete, ms. */
  contentMs: number;
}

export interface SlowVisit {
  /** How many times slower the same work was than before the phone was slowed down. */
  factor: number;
  steps: SlowStep[];
}

/** Returns how long a fixed piece of work takes, ms. */
function workMs(): number {
  const started = performance.now();
  let sum = 0;
  for (let round = 0; round < 60_000_000; round += 1) sum = (sum * 31 + round) % 1_000_003;
  return sum < 0 ? 0 : performance.now() - started;
}

const lastStep = (app: App, name: string): SlowStep => {
  const { startedAtMs = 0, drawnAtMs = [] } = app.steps.list.at(-1) ?? {};
  const [first = startedAtMs] = drawnAtMs;
  return { name, firstMs: first - startedAtMs, contentMs: (drawnAtMs.at(-1) ?? startedAtMs) - startedAtMs };
};

async function visit(atFullSpeedMs: number, supply: string): Promise<SlowVisit> {
  const factor = workMs() / atFullSpeedMs;
  const app = await openApp({ baseUrl: site });
  const steps = [lastStep(app, 'launch, home')];
  await app.switchTab(tabs.transaction);
  steps.push(lastStep(app, 'supplies'));
  await app.tap({ text: supply, nth: 0 });
  steps.push(lastStep(app, 'a supply'));
  await app.back();
  await app.switchTab(tabs.mine);
  steps.push(lastStep(app, 'mine'));
  await app.tap({ text: '登录 / 注册' });
  steps.push(lastStep(app, 'login'));
  app.close();
  return { factor, steps };
}

async function main(): Promise<void> {
  const { items } = await fetchJson<Page<SupplyBrief>>({ url: site }, '/api/front/supply/list?limit=1');
  workMs();
  const atFullSpeedMs = workMs();
  process.once('message', () => {
    visit(atFullSpeedMs, items[0]?.title ?? '').then(
      (visited) => process.send?.(visited),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      }
    );
  });
  process.send?.('ready');
}

void main();
