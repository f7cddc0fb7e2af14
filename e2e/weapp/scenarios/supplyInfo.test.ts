import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { SupplyBrief } from '@contract/listing';
import type { App } from '../harness/App';
import { fetchJson } from './fetchJson';
import { logIn } from './logIn';
import { setupScenario } from './setupScenario';

const infoPath = 'pagesTransaction/supply/supply-info/index';

describe('a supply of another user in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  let supply: SupplyBrief;

  before(async () => {
    const { items } = await fetchJson<Page<SupplyBrief>>(scene.server, '/api/front/supply/list?limit=20');
    const found = items.find(({ seller }) => seller.companyId !== null);
    assert.ok(found);
    supply = found;
  });

  it('opens without a login, with its six facts and no number', async () => {
    app = await scene.open({ path: infoPath, query: { id: supply.id } });
    await app.until(() => app.page.text().includes(supply.title));
    for (const text of ['起订', '库存', '交期', '水分', '包装', '发货地', '登录后可看号码']) {
      assert.ok(app.page.text().includes(text), `${text} in:\n${app.page.text()}`);
    }
    assert.doesNotMatch(app.page.text(), /1[3-9]\d ?\d{4} ?\d{4}/);
  });

  it('asks for a login before it is marked as a favourite', async () => {
    await app.tap({ text: '收藏', nth: 0 });
    await app.tap({ text: '手机号登录' });
    await logIn(app, '19912345678');
    await app.until(() => app.page.text().includes('已收藏'));
    assert.equal(app.page.path, infoPath);
    assert.ok(app.requests.some(({ path: called }) => called === '/api/front/supply/favourite'));
  });

  it('leads to its company and back', async () => {
    await app.tap({ text: '进店' });
    assert.equal(app.page.path, 'pagesAuth/company/CompanyInformation');
    await app.tap({ label: '返回' });
    assert.equal(app.page.path, infoPath);
  });
});
