import { MAX_SLOGAN } from '@rules/invitation';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi } from '@/testing/fakeApi';
import { fakeCanvas } from '@/testing/fakeCanvas';
import { openPage, type OpenedPage } from '@/testing/openPage';
import chinese from './locale/zh-Hans';
import { inviteTemplates } from './poster/invitePoster';

const words = chinese.poster;
fakeApi({ 'GET /api/member/user/current': buildPerson() });
const canvas = fakeCanvas();
let page: OpenedPage;
const downloads: string[] = [];

async function open(token = 'T'): Promise<void> {
  user.setToken(token);
  page = await openPage(`/${routes['invite.posterMaking']}`);
  await page.settle();
}
const picture = (template: keyof typeof words.templates) => words.pictureOf(words.templates[template]);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  canvas.mend();
  canvas.texts.length = 0;
  downloads.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});

describe('the invitation poster', () => {
  it('is for members', async () => {
    await open('');
    expect(page.has(words.loggedOut)).toBe(true);
    expect(canvas.texts).toEqual([]);
  });

  it('can be tried again where it was not drawn', async () => {
    canvas.fail();
    await open();
    await page.waitFor('重试');
    canvas.mend();
    await page.tap('重试');
    await page.waitFor(picture('paper'));
  });

  it('tells the person’s name and code in each of its four styles, and how long the code is valid', async () => {
    await open();
    expect(page.has(words.expires)).toBe(true);
    for (const template of inviteTemplates) {
      canvas.texts.length = 0;
      await page.tap(words.templates[template]);
      await page.waitFor(picture(template));
      if (template === 'paper') continue;
      expect(canvas.texts.join('\n')).toContain('QXL8');
      expect(canvas.texts).toContain('覃秀兰');
    }
    expect(inviteTemplates.length).toBeGreaterThanOrEqual(4);
  });

  it('takes a sentence of twenty characters, and none of twenty-one', async () => {
    await open();
    await page.waitFor(picture('paper'));
    const slogan = '香'.repeat(MAX_SLOGAN);
    await page.type('slogan', slogan);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await page.waitFor(picture('paper'));
    expect(canvas.texts.join('')).toContain(slogan);
    canvas.texts.length = 0;
    await page.type('slogan', `${slogan}香`);
    expect(page.has(words.sloganTooLong(MAX_SLOGAN))).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await page.settle();
    expect(canvas.texts).toEqual([]);
  });

  it('is saved by the person, and promises nothing for sharing it [compliance 16]', async () => {
    await open();
    await page.waitFor(picture('paper'));
    await page.tap(words.save);
    await page.waitFor('已保存');
    expect(downloads).toEqual([`${words.fileName}.png`]);
    expect(canvas.texts.join('')).not.toMatch(/奖|红包|返现|免费领/);
  });
});
