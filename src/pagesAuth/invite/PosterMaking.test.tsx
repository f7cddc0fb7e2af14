import { MAX_SLOGAN } from '@rules/invitation';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { fakeCanvas } from '@/testing/fakeCanvas';
import { type OpenedPage, openPage } from '@/testing/openPage';
import chinese from './locale/zh-Hans';
import { inviteTemplates } from './poster/invitePoster';
import { SLOGAN_PAUSE_MS } from './PosterMaking.store';

const t = chinese.poster;
const api = fakeApi({ 'GET /api/member/user/current': buildPerson() });
const savedTexts = () =>
  api.calls.filter(({ name }) => name === 'POST /api/front/invite/words').map(({ input }) => input);
const canvas = fakeCanvas();
let page: OpenedPage;
const downloads: string[] = [];

async function renderPage(token = 'T'): Promise<void> {
  user.setToken(token);
  page = await openPage(`/${routes['invite.posterMaking']}`);
  await page.settle();
}
const picture = (template: keyof typeof t.templates) => t.pictureOf(t.templates[template]);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  canvas.mend();
  canvas.texts.length = 0;
  api.calls.length = 0;
  api.on({
    'GET /api/front/invite/words': { slogan: '', message: '' },
    'POST /api/front/invite/words': ({ slogan = '' }) => ({ slogan, message: '' })
  });
  downloads.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});

describe('Invitation poster page', () => {
  it('asks a visitor to log in and draws nothing', async () => {
    await renderPage('');
    expect(page.has(t.loggedOut)).toBe(true);
    expect(canvas.texts).toEqual([]);
  });

  it('offers a retry after drawing failed', async () => {
    canvas.fail();
    await renderPage();
    await page.waitFor('重试');
    canvas.mend();
    await page.tap('重试');
    await page.waitFor(picture('paper'));
  });

  it("shows the user's name and code in each of the four templates, and the validity of the code", async () => {
    await renderPage();
    expect(page.has(t.expires)).toBe(true);
    for (const template of inviteTemplates) {
      canvas.texts.length = 0;
      await page.tap(t.templates[template]);
      await page.waitFor(picture(template));
      if (template === 'paper') continue;
      expect(canvas.texts.join('\n')).toContain('QXL8');
      expect(canvas.texts).toContain('覃秀兰');
    }
    expect(inviteTemplates.length).toBeGreaterThanOrEqual(4);
  });

  const say = async (slogan: string) => {
    canvas.texts.length = 0;
    await page.type('slogan', slogan);
    await page.advance(SLOGAN_PAUSE_MS);
  };

  it('accepts a slogan of 20 characters and rejects one of 21', async () => {
    await renderPage();
    await page.waitFor(picture('paper'));
    const slogan = '香'.repeat(MAX_SLOGAN);
    await say(slogan);
    await page.waitFor(picture('paper'));
    expect(canvas.texts.join('')).toContain(slogan);
    await say(`${slogan}香`);
    expect(page.has(t.sloganTooLong(MAX_SLOGAN))).toBe(true);
    expect(canvas.texts).toEqual([]);
    expect(savedTexts()).toEqual([{ slogan }]);
  });

  it('[compliance 10] keeps poster and input unchanged until the server approves the slogan', async () => {
    await renderPage();
    await page.waitFor(picture('paper'));
    for (const [error, sentence] of [
      [new FakeError('VALIDATION', { fields: { slogan: 'banned' } }), chinese.textRefused.banned],
      [new FakeError('UNAVAILABLE'), chinese.textRefused.unknown]
    ] as const) {
      api.on({
        'POST /api/front/invite/words': () => {
          throw error;
        }
      });
      await say(`换一句${sentence.length}`);
      expect(page.has(sentence)).toBe(true);
      expect(canvas.texts).toEqual([]);
      expect(page.root().querySelector<HTMLInputElement>('[name="slogan"]')?.value).toBe(`换一句${sentence.length}`);
    }
  });

  it('starts with the saved slogan, or with the suggested one when loading fails', async () => {
    api.on({ 'GET /api/front/invite/words': { slogan: '来看八角行情', message: '' } });
    await renderPage();
    await page.waitFor(picture('paper'));
    expect(canvas.texts.join('')).toContain('来看八角行情');
    api.on({
      'GET /api/front/invite/words': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
    canvas.texts.length = 0;
    await renderPage();
    await page.waitFor(picture('paper'));
    expect(canvas.texts.join('')).toContain('查行情找货源');
  });

  it('saves the poster and promises no reward for sharing it [compliance 16]', async () => {
    await renderPage();
    await page.waitFor(picture('paper'));
    await page.tap(t.save);
    await page.waitFor('已保存');
    expect(downloads).toEqual([`${t.fileName}.png`]);
    expect(canvas.texts.join('')).not.toMatch(/奖|红包|返现|免费领/);
  });
});
