import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { App } from '../harness/App';
import { openApp, prefix } from './openApp';
import { setupScenario } from './setupScenario';

const spoken = {
  en: { onHome: /Today’s prices/, tab: 'Prices' },
  fr: { onHome: /Cours du jour/, tab: 'Cours' },
  es: { onHome: /Precios de hoy/, tab: 'Precios' },
  'zh-Hant': { onHome: /搜品種/, tab: '行情' }
};

const requestedLanguages = ({ packages }: App) => packages.requested.filter((root) => root.startsWith('lang/'));

describe('the languages of the mini-program', () => {
  const scene = setupScenario();

  /** The first page is drawn once more when the dictionary arrives, which the budget of a launch does not allow for. */
  async function speaking(language: string, use: (app: App) => Promise<void>, lostPackages: string[] = []) {
    const storage = { [`${prefix}language`]: JSON.stringify(language) };
    const app = await openApp({ baseUrl: scene.server.url, storage, lostPackages });
    try {
      await use(app);
    } finally {
      app.close();
    }
  }

  for (const [language, { onHome, tab }] of Object.entries(spoken)) {
    it(`${language} is in one package, for all pages and the tab bar`, () =>
      speaking(language, async (app) => {
        assert.match(app.page.text(), onHome);
        assert.equal(app.bars.shownLabels[1], tab);
        await app.switchTab(1);
        await app.switchTab(3);
        assert.deepEqual(requestedLanguages(app), [`lang/${language}`]);
      }));
  }

  it('simplified Chinese loads no package', async () => {
    const app = await scene.open();
    await app.switchTab(3);
    assert.deepEqual(requestedLanguages(app), []);
  });

  it('notifications are in the language of the user, from the same package', async () => {
    const page = 'pagesAuth/notify-center/index';
    const chinese = await scene.openAs('13800138001', page);
    assert.match(chinese.page.text(), /报价已入围/);
    const { storage } = chinese;
    storage.set(`${prefix}language`, JSON.stringify('en'));
    const app = await openApp({ baseUrl: scene.server.url, storage, path: page });
    try {
      await app.until(() => /Quote shortlisted[^]*is on the shortlist/.test(app.page.text()));
      assert.deepEqual(requestedLanguages(app), ['lang/en']);
    } finally {
      app.close();
    }
  });

  it('the old texts stay on screen while a package fails to load, and it is loaded again', () =>
    speaking(
      'en',
      async (app) => {
        assert.match(app.page.text(), /今日行情/);
        await app.until(() => requestedLanguages(app).length > 1);
        assert.match(app.page.text(), /今日行情/);
        app.packages.unreachable.clear();
        await app.until(() => spoken.en.onHome.test(app.page.text()));
      },
      ['lang/en']
    ));
});
