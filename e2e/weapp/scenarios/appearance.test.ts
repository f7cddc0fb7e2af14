import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import theme from '../../../src/styles/theme.json';
import type { App } from '../harness/App';
import { prefix } from './openApp';
import { setupScenario } from './setupScenario';

const MINE = 3;

describe('WeChat’s bars around the pages', () => {
  const scene = setupScenario();

  const looksLike = (app: App, { tabGround, ground, statusText }: (typeof theme)['light']) => {
    assert.equal(app.bars.style.backgroundColor, tabGround);
    assert.deepEqual(app.page.appearance, { statusBarStyle: statusText, backgroundColor: ground });
  };
  const chosen = (value: string) => ({ [`${prefix}theme`]: JSON.stringify(value) });

  it('follow the theme of the phone from the first page on, and its changes', async () => {
    const app = await scene.open({ theme: 'dark' });
    looksLike(app, theme.dark);
    await app.changeTheme('light');
    looksLike(app, theme.light);
    await app.changeTheme('dark');
    looksLike(app, theme.dark);
  });

  it('keep the chosen theme, whatever the theme of the phone', async () => {
    const app = await scene.open({ theme: 'dark', storage: chosen('light') });
    looksLike(app, theme.light);
    await app.changeTheme('light');
    await app.changeTheme('dark');
    looksLike(app, theme.light);
  });

  it('are light in a version of WeChat that does not report the theme', async () => {
    const app = await scene.open({ theme: 'unknown' });
    looksLike(app, theme.light);
  });

  it('follow a choice in the settings, on the page itself and on tabs that were open before', async () => {
    const app = await scene.open();
    await app.switchTab(MINE);
    looksLike(app, theme.light);
    await app.tap({ label: '设置' });
    await app.tap({ text: '外观' });
    await app.tap({ text: '深色' });
    assert.deepEqual(app.page.appearance, { statusBarStyle: 'white', backgroundColor: theme.dark.ground });
    assert.equal(app.bars.style.backgroundColor, theme.light.tabGround, 'WeChat refuses it here');
    await app.back();
    looksLike(app, theme.dark);
    await app.switchTab(0);
    looksLike(app, theme.dark);
  });

  it('name the tabs in the chosen language', async () => {
    const app = await scene.open();
    await app.switchTab(MINE);
    await app.tap({ label: '设置' });
    await app.tap({ text: '语言' });
    await app.tapForPage({ text: 'Français' });
    // The pages reload in that language, the settings first.
    await app.switchTab(MINE);
    assert.deepEqual(app.bars.shownLabels, ['Accueil', 'Cours', 'Négoce', 'Moi']);
  });

  it('clear the unread badge when messages are read on a page without the tab bar', async () => {
    const app = await scene.openAs('13800138000', 'pages/mine/index');
    const unread = app.bars.badges.get(MINE) ?? assert.fail('nothing is unread');
    await app.tap({ label: `消息，${unread} 条未读` });
    await app.tap({ text: '全部已读' });
    assert.equal(app.bars.badges.get(MINE), unread, 'WeChat refuses it here');
    await app.back();
    assert.equal(app.bars.badges.get(MINE), undefined);
  });
});
