import type { CallInput } from '@contract';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { renderComponent } from '@/testing/renderComponent';
import { TranslatedText } from './TranslatedText';

const SOURCE = '自有烘房烘干，色泽自然。';
const translate = 'POST /api/front/translation/translate';
const api = fakeApi();
const sent = () =>
  api.calls.filter(({ name }) => name === translate).map(({ input }) => input as CallInput<typeof translate>);
const asked = () => api.calls.filter(({ name }) => name.endsWith('/translation/service')).length;

let page: Awaited<ReturnType<typeof renderComponent>>;

/** Renders a text in Chinese, and one that every viewer of Latin letters can read. */
async function open(source = SOURCE, isOffered = true) {
  page = await renderComponent(
    <>
      <TranslatedText source={source} subject={{ kind: 'supplyDescription', id: 's1' }} isOffered={isOffered} />
      <TranslatedText source="Dried in our own kiln" subject={{ kind: 'companyIntro', id: 'c1' }} />
    </>
  );
}

beforeEach(() => {
  settings.setLanguage('en');
  asGuest();
  api.calls.length = 0;
  api.on({
    'GET /api/front/translation/service': { name: 'LibreTranslate', isDemo: false },
    [translate]: { text: 'Dried in our own kiln, natural colour.' }
  });
});
afterEach(async () => {
  await page.close();
});

describe('translated text', () => {
  it('asks for nothing in a script that the viewer can read, and for texts of their own', async () => {
    await open('Kiln-dried, natural colour');
    expect(page.has('Translate')).toBe(false);
    await page.close();
    await open(SOURCE, false);
    expect(page.has('Translate')).toBe(false);
    expect(api.calls.filter(({ name }) => name.includes('/translation/'))).toEqual([]);
  });

  it('offers nothing where the server has no service', async () => {
    user.setToken('no-service');
    api.on({ 'GET /api/front/translation/service': null });
    await open();
    expect(asked()).toBe(1);
    expect(page.text()).toContain(SOURCE);
    expect(page.has('Translate')).toBe(false);
  });

  it('shows why there is no translation, keeps the original and tries again', async () => {
    api.on({
      [translate]: () => {
        throw new FakeError('RATE_LIMITED', { retryAfterSec: 86_400 });
      }
    });
    await open();
    await page.tap('Translate');
    await page.waitFor('No translations left for today');
    expect(page.text()).toContain(SOURCE);
    api.on({ [translate]: { text: 'Natural colour.' } });
    await page.tap('Try again');
    await page.waitFor('Natural colour.');
  });

  it('switches between translation and original, and asks the server once', async () => {
    await open();
    await page.tap('Translate');
    await page.waitFor('Translated by LibreTranslate');
    expect(page.text()).toContain('natural colour.');
    expect(page.text()).not.toContain(SOURCE);
    await page.tap('Show original');
    expect(page.text()).toContain(SOURCE);
    await page.tap('Translate');
    await page.waitFor('Dried in our own kiln, natural colour.');
    expect(sent()).toEqual([{ kind: 'supplyDescription', id: 's1', language: 'en' }]);
  });

  it('ignores taps while the translation is on its way', async () => {
    const answer = deferred<{ text: string }>();
    api.on({ [translate]: () => answer.promise });
    await open();
    await page.tap('Translate');
    await page.tap('Translating');
    answer.resolve({ text: 'Natural colour.' });
    await page.waitFor('Natural colour.');
    expect(sent()).toHaveLength(1);
  });

  it('says that a demo translation is one', async () => {
    user.setToken('demo');
    api.on({ 'GET /api/front/translation/service': { name: 'Xiangshi Demo', isDemo: true } });
    await open();
    await page.tap('Translate');
    await page.waitFor('Demo translation: only trade terms are replaced');
  });

  it('asks for the service once for all texts of a page', async () => {
    user.setToken('two-texts');
    page = await renderComponent(
      <>
        <TranslatedText source={SOURCE} subject={{ kind: 'supplyDescription', id: 's1' }} />
        <TranslatedText source="还有货吗？" subject={{ kind: 'inquiryMessage', id: 'i1', part: 'm1' }} />
      </>
    );
    expect(asked()).toBe(1);
  });
});
