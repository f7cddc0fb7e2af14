import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routes } from '../../../src/routes';
import type { App } from '../harness/App';
import { setupScenario } from './setupScenario';

/** The rows that one scroll step brings near the screen, and the heights of others; with the rows beside them 15 to 21 kB. */
const SCROLL_BYTES = 8192;
/** Each window is a tree of its own. In one tree every change goes through all rows on the page: 2,600 to 4,900 nodes. */
const COMPARED_NODES = 2200;

describe('long lists in the mini-program', () => {
  const scene = setupScenario();

  /** Scrolls on in small steps, and returns the bytes of the largest of them and the nodes compared in all of them. */
  async function scroll(app: App, screens = 6): Promise<{ bytes: number; comparedNodes: number }> {
    const before = app.steps.list.length;
    for (let step = 1; step <= screens * 3; step += 1) await app.scrollTo(step * 220);
    const steps = app.steps.list.slice(before);
    return {
      bytes: Math.max(...steps.map(({ bytes }) => bytes)),
      comparedNodes: steps.reduce((sum, { comparedNodes }) => sum + comparedNodes, 0)
    };
  }

  function holdToLimits({ bytes, comparedNodes }: { bytes: number; comparedNodes: number }): void {
    assert.ok(bytes <= SCROLL_BYTES, `${bytes} bytes`);
    assert.ok(comparedNodes <= COMPARED_NODES, `${comparedNodes} nodes`);
  }

  it('send the price lines that come near the screen, not those beside them', async () => {
    const app = await scene.open({ path: routes['market.list'] });
    holdToLimits(await scroll(app));
  });

  it('send the supplies that come near the screen, not those beside them', async () => {
    const app = await scene.open();
    await app.switchTab(2);
    holdToLimits(await scroll(app));
  });

  it('send the exhibitors that come near the screen, not those beside them', async () => {
    const app = await scene.open({ path: routes['exhibit.merchant'] });
    holdToLimits(await scroll(app));
  });
});
