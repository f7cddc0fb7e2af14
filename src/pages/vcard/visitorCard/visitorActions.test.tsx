import type { VisitorCard } from '@contract/card';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildPerson } from '@/testing/buildPerson';
import { buildVisitorCard } from '@/testing/buildVisitorCard';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import contact from '../../../components/contact/locale/zh-Hans';
import messages from './locale/zh-Hans';

const info = 'POST /api/vcard/card/info';
const api = fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'POST /api/vcard/dataCollection/add': null,
  'POST /api/vcard/dataCollection/dwell': null
});
const openCard = () => openPage(`/${routes['vcard.shareMiddlePage']}?id=card-1&type=share`);
const show = (changes: Partial<VisitorCard>) => api.on({ [info]: buildVisitorCard(changes) });

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
});
afterEach(() => window.history.replaceState(null, '', '/'));

describe('what a visitor can do with a card', () => {
  it('a card that is gone leads to the own one', async () => {
    api.on({
      [info]: () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    const page = await openCard();
    await page.waitFor(messages.missing);
    const opened = await captureNavigation(() => page.tap(messages.toOwnCard));
    expect(opened).toBe(`/${routes['vcard.webview']}?webviewPathName=Vcard`);
  });

  it('a masked number cannot be called', async () => {
    show({ landline: null });
    const page = await openCard();
    await page.waitFor('覃秀兰');
    expect(page.has(messages.makeCall)).toBe(false);
  });

  it('a number that is shown can be called', async () => {
    show({});
    const page = await openCard();
    await page.waitFor(messages.makeCall);
  });

  it.each([
    [false, messages.visitNote],
    [true, messages.anonymousNote]
  ])('a viewer who browses anonymously (%p) reads whether the owner sees their name', async (isAnonymous, note) => {
    show({ isAnonymous });
    user.setToken('member');
    const page = await openCard();
    await page.waitFor(note);
  });

  it('saves the contacts that are shown as a file', async () => {
    const downloads: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push(this.download);
    });
    show({});
    const page = await openCard();
    await page.waitFor(messages.save);
    await page.tap(messages.save);
    await page.waitFor(contact.downloaded);
    expect(downloads).toEqual(['覃秀兰.vcf']);
  });

  it('the own card is not called', async () => {
    show({ relation: 'own' });
    const page = await openCard();
    await page.waitFor(messages.ownNote);
    expect(page.has(messages.makeCall)).toBe(false);
  });
});
