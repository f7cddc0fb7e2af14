import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { routes } from '../../../src/routes';
import type { App } from '../harness/App';
import { setupScenario } from './setupScenario';

describe('the map of the expo in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  before(async () => {
    app = await scene.open({ path: routes['exhibit.map'], query: { booth: '1A01' } });
    await app.until(() => app.page.has({ tag: 'canvas' }));
  });
  const canvas = () => app.page.find({ tag: 'canvas' });
  const drawn = () => app.page.drawCalls(canvas().id);

  it('draws the plan with the booth of its address', async () => {
    await app.until(() => drawn().length > 0);
    assert.ok(app.page.text().includes('1A01'), app.page.text());
  });

  it('draws every move of a finger and sends nothing to the view', async () => {
    await app.until(() => drawn().length > 0);
    const before = drawn().length;
    const points = Array.from({ length: 30 }, (_, index) => ({ x: 60 + index * 5, y: 80 + index * 3 }));
    await app.drag({ tag: 'canvas' }, points);
    assert.ok(drawn().length > before);
    const step = app.steps.list.at(-1);
    assert.deepEqual([step?.calls, step?.bytes], [0, 0]);
  });

  it('shows the places around the venue on the map of WeChat', async () => {
    await app.tap({ text: '到馆' });
    await app.until(() => app.page.has({ tag: 'map' }));
    assert.ok(app.page.text().includes('P1 停车场'), app.page.text());
    await app.tap({ text: '导航到展馆' });
    assert.equal(app.sideEffects.opened.length, 1);
  });
});
