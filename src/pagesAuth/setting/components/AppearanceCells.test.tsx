import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import type { OpenedPage } from '@/testing/openPage';
import { answerSettings, openSettings } from '@/testing/openSettings';
import { appearance } from '@/ui/appearance';
import english from '../locale/en';
import { languageNames } from '../locale/languageNames';
import messages from '../locale/zh-Hans';

const api = fakeApi();
let page: OpenedPage;

beforeEach(async () => {
  answerSettings(api);
  page = await openSettings();
});
afterEach(() => {
  settings.setLanguage('zh-Hans');
  settings.setTheme('auto');
});

describe('language and theme settings', () => {
  it('offers five languages by their native names and applies the chosen one immediately', async () => {
    await page.tap(messages.language);
    for (const name of ['简体中文', '繁體中文', 'English', 'Français', 'Español']) expect(page.has(name)).toBe(true);
    await page.tap(languageNames.en);
    await page.waitFor(english.groups.account);
    expect([settings.language, page.has(messages.groups.account)]).toEqual(['en', false]);
  });

  it('closing the sheet without a choice keeps the language', async () => {
    await page.tap(messages.language);
    await page.tap('取消');
    expect(settings.language).toBe('zh-Hans');
  });

  it('applies the light, dark and system themes', async () => {
    for (const theme of ['dark', 'light', 'auto'] as const) {
      await page.tap(messages.theme);
      const choices = [...page.root().querySelectorAll<HTMLElement>('[role="button"], [role="menuitemradio"]')];
      choices
        .filter(({ textContent }) => textContent === messages.themes[theme])
        .at(-1)
        ?.click();
      await page.settle();
      expect(settings.theme).toBe(theme);
      expect(appearance.className.includes('xs-dark')).toBe(theme === 'dark');
      expect(appearance.className.includes('xs-auto')).toBe(theme === 'auto');
    }
  });
});
