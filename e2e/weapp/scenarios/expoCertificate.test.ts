import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routes } from '../../../src/routes';
import { setupScenario } from './setupScenario';

/** Owner of an exhibitor of the past expo. */
const owner = '13800138000';
const path = routes['exhibit.register'];

describe('certificates of an expo in the mini-program', () => {
  const scene = setupScenario();

  it('asks for a login, and leads visitors to the check', async () => {
    const app = await scene.open({ path, query: { type: 'certificate' } });
    assert.match(app.page.text(), /登录后领证书/);
    await app.tap({ text: '验证证书' });
    await app.until(() => app.page.text().includes('证书编号'));
  });

  it('claims a certificate with one tap, and draws its picture', async () => {
    const app = await scene.openAs(owner, path, { type: 'certificate' });
    await app.until(() => app.page.has({ label: '领取参展证书' }));
    await app.tap({ label: '领取参展证书' });
    await app.until(() => app.page.has({ label: '查看和保存参展证书' }));
    assert.match(app.page.text(), /编号 YX\d{9}/);
    await app.tap({ label: '查看和保存参展证书' });
    const drawn = () => app.page.drawCalls('card-picture-canvas').map(({ values }) => String(values[0]));
    await app.until(() => drawn().includes('覃秀兰'));
    assert.ok(drawn().includes('参展证书'));
  });
});
