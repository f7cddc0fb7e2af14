import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setupScenario } from './setupScenario';

describe('agreement and privacy policy in the mini-program', () => {
  const scene = setupScenario();

  for (const path of ['pagesAuth/agreement/Agreement', 'pagesAuth/agreement/Policy']) {
    it(`show an earlier version of ${path} as a page of its own`, async () => {
      const app = await scene.open({ path });
      await app.tap({ text: '查看', nth: 0 });
      assert.match(app.page.text(), /这是以前的版本，已不再适用/);
      assert.equal(app.stack.length, 1);
      assert.ok(app.page.query.version);
    });
  }
});
