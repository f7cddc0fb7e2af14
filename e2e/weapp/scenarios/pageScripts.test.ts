import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { SupplyBrief } from '@contract/listing';
import type { App } from '../harness/App';
import { openScriptBudget } from './budgets';
import { fetchJson } from './fetchJson';
import { setupScenario } from './setupScenario';

const tabs = { transaction: 2, mine: 3 };

describe('the scripts that run when a page is opened', () => {
  const scene = setupScenario();

  /** Checks the last step: everything of the page's package and of packages that it asked for since. */
  function assertWithinBudget(app: App): void {
    const step = app.steps.list.at(-1);
    assert.ok(step && step.scripts > 0 && step.scripts <= openScriptBudget(), app.steps.table());
  }

  it('are within their budget for the login', async () => {
    const app = await scene.open();
    await app.switchTab(tabs.mine);
    await app.tap({ text: '登录 / 注册' });
    assert.match(app.page.path, /^pagesAuth\/login\//);
    assertWithinBudget(app);
  });

  it('are within their budget for a supply', async () => {
    const { items } = await fetchJson<Page<SupplyBrief>>(scene.server, '/api/front/supply/list?limit=1');
    const app = await scene.open();
    await app.switchTab(tabs.transaction);
    await app.tap({ text: items[0]?.title ?? '', nth: 0 });
    assert.equal(app.page.path, 'pagesTransaction/supply/supply-info/index');
    assertWithinBudget(app);
  });
});
