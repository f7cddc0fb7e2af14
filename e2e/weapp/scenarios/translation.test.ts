import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { SupplyBrief } from '@contract/listing';
import { fetchJson } from './fetchJson';
import { openApp, prefix } from './openApp';
import { setupScenario } from './setupScenario';

const mark = '[Demo translation: trade terms only]';

describe('translation of members’ texts in the mini-program', () => {
  const scene = setupScenario();

  it('replaces a description and brings it back', async () => {
    const { items } = await fetchJson<Page<SupplyBrief>>(scene.server, '/api/front/supply/list?limit=20');
    const supply = items.find(({ description }) => /[\u4e00-\u9fff]{4}/.test(description));
    assert.ok(supply);
    const storage = { [`${prefix}language`]: JSON.stringify('en') };
    const path = 'pagesTransaction/supply/supply-info/index';
    const app = await openApp({ baseUrl: scene.server.url, storage, path, query: { id: supply.id } });
    try {
      await app.until(() => app.page.text().includes('Translate'));
      assert.ok(app.page.text().includes(supply.description));
      await app.tap({ text: 'Translate' });
      await app.until(() => app.page.text().includes('Demo translation: only trade terms are replaced'));
      assert.ok(app.page.text().includes(mark));
      await app.tap({ text: 'Show original' });
      assert.deepEqual([app.page.text().includes(mark), app.page.text().includes(supply.description)], [false, true]);
    } finally {
      app.close();
    }
  });
});
