import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { routes } from '../../../src/routes';
import { createCard } from '../../businessCard';
import { startSession } from '../../session';
import type { App } from '../harness/App';
import { setupScenario } from './setupScenario';

const newcomer = '19900000591';
const owner = '19900000592';
const panel = { path: routes['vcard.webview'], query: { webviewPathName: 'Vcard' }, scene: 1007 };
const englishSide = {
  language: 'en',
  name: 'Wei Xiaonuan',
  position: 'Partner',
  department: '',
  companyName: 'Guinan Spices',
  address: ''
} as const;

describe('the own cards in the mini-program', () => {
  const scene = setupScenario();

  before(async () => {
    // A new account would be asked for its profile on the page that the login returns to.
    await startSession(scene.server.url, newcomer);
    const token = await startSession(scene.server.url, owner);
    await createCard(scene.server.url, token);
    await createCard(scene.server.url, token, { position: '合伙人', secondSide: englishSide });
  });

  const isRead = (app: App, text: string) => app.until(() => app.page.text().includes(text));

  it('begin with a card of name and position, and a refusal beside the field', async () => {
    const intro = await scene.openAs(newcomer, panel.path, panel.query);
    assert.match(intro.page.text(), /你的电子名片/);
    await intro.tap({ text: '30 秒创建' });
    assert.equal(intro.page.path, routes['vcard.home']);
    assert.match(intro.page.text(), /三十秒建名片/);
    const app = await scene.openAs(newcomer, routes['vcard.home']);
    await app.input({ placeholder: '真实姓名，2–20 个字' }, '韦小暖');
    await app.tap({ text: '完成' });
    assert.match(app.page.text(), /填上职位/);
    await app.input({ placeholder: '如 销售经理' }, '销售经理');
    await app.tapForPage({ text: '完成' });
    await isRead(app, '全部名片 1/3');
    await app.tap({ text: '面对面' });
    assert.equal(app.page.path, routes['vcard.code']);
    await app.tap({ label: '返回' });
    const own = await scene.openAs(newcomer, panel.path, panel.query);
    assert.match(own.page.text(), /韦小暖[\s\S]*销售经理/);
    assert.doesNotMatch(own.page.text(), /30 秒创建/);
  });

  it('turn over, become the default, and come back after a withdrawal', async () => {
    const app = await scene.openAs(owner, panel.path, panel.query);
    const manage = { label: '管理名片，韦小暖' };
    assert.match(app.page.text(), /销售经理[\s\S]*合伙人[\s\S]*1\/2/);
    await app.fire({ tag: 'swiper' }, 'change', { current: 1 });
    assert.match(app.page.text(), /2\/2/);

    await app.tap({ text: '翻面' });
    assert.match(app.page.text(), /Wei Xiaonuan/);
    await app.tap({ text: '翻面' });
    assert.doesNotMatch(app.page.text(), /Wei Xiaonuan/);

    await app.tap(manage);
    await app.tap({ text: '设为默认名片' });
    await isRead(app, '已设为默认');
    assert.match(app.page.text(), /合伙人[\s\S]*销售经理[\s\S]*1\/2/);

    await app.tap(manage);
    await app.tap({ text: '撤回名片' });
    await isRead(app, '名片已撤回');
    assert.doesNotMatch(app.page.text(), /合伙人|\/2/);
    await app.tap({ text: '撤销' });
    await isRead(app, '合伙人');
    assert.match(app.page.text(), /\d\/2/);
  });
});
