import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routes } from '../../../src/routes';
import type { App } from '../harness/App';
import { setupScenario } from './setupScenario';

/** The rows that one scroll step brings near the screen, and the heights of others; with the rows beside them 15 to 21 kB. */
const SCROLL_BYTES = 8192;

describe('long lists in the mini-program', () => {
  const scene = setupScenario();

  /** Scrolls on in small steps, and returns the largest of them. */
  async function scroll(app: App, screens = 6): Promise<number> {
    const before = app.steps.list.length;
    for (let step = 1; step <= screens * 3; step += 1) await app.scrollTo(step * 220);
    return Math.max(...app.steps.list.slice(before).map(({ bytes }) => bytes));
  }

  it('send the price lines that come near the screen, not those beside them', async () => {
    const app = await scene.open({ path: routes['market.list'] });
    assert.ok((await scroll(app)) <= SCROLL_BYTES);
  });

  it('send the supplies that come near the screen, not those beside them', async () => {
    const app = await scene.open();
    await app.switchTab(2);
    assert.ok((await scroll(app)) <= SCROLL_BYTES);
  });

  it('send the exhibitors that come near the screen, not those beside them', async () => {
    const app = await scene.open({ path: routes['exhibit.merchant'] });
    assert.ok((await scroll(app)) <= SCROLL_BYTES);
  });
});
