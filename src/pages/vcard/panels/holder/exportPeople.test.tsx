import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildHolderEntry, buildHolderSummary, holderWindow } from '@/testing/buildHolder';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
const t = messages.export;
const people = Array.from({ length: 301 }, (_, index) =>
  buildHolderEntry({ id: `p${index}`, name: `人${index}`, initial: 'R' })
);
const inputs = () => api.calls.filter(({ name }) => name.endsWith('holder/export')).map(({ input }) => input);
const files: { name: string; blob: Blob }[] = [];

/** Returns the text of the file that was saved last. */
function savedText(): Promise<string> {
  return new Promise((resolve) => {
    const file = new FileReader();
    file.onload = () => resolve(file.result as string);
    file.readAsText(files.at(-1)?.blob ?? new Blob());
  });
}

async function renderPanel(): Promise<OpenedPage> {
  user.setToken('member');
  const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=VcardHolder`);
  await page.waitFor('人0');
  return page;
}

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  api.calls.length = 0;
  files.length = 0;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${files.push({ name: '', blob })}`,
    revokeObjectURL: () => undefined
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    Object.assign(files.at(-1) ?? {}, { name: this.download });
  });
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/vcard/holder/summary': buildHolderSummary({ tabs: { all: 301, exchanged: 0, starred: 0, expo: 0 } }),
    'POST /api/vcard/holder/list': (query) => holderWindow(people, query),
    'POST /api/vcard/holder/export': ({ format, ids = [] }) => ({
      text:
        format === 'csv' ? `\ufeff姓名\r\n${ids.map((id) => `${id}\r\n`).join('')}` : 'BEGIN:VCARD\r\nEND:VCARD\r\n',
      count: ids.length || 301
    }),
    'POST /api/front/exchange/list': { items: [], nextCursor: null }
  });
});
afterEach(() => overlays.close());

describe('an export of the card holder', () => {
  it('a refused call is explained', async () => {
    api.on({
      'POST /api/vcard/holder/export': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    const page = await renderPanel();
    await page.tap('更多');
    await page.tap(messages.menu.export);
    await page.tap(t.formats.vcard3);
    expect(page.has('服务器出了点问题，稍后再试')).toBe(true);
    expect(files).toEqual([]);
  });

  it('all people are exported by one call', async () => {
    const page = await renderPanel();
    await page.tap('更多');
    await page.tap(messages.menu.export);
    await page.tap(t.formats.vcard4);
    await page.tap(t.fileMethods.download);
    expect(inputs()).toEqual([{ format: 'vcard4' }]);
    expect(files.map(({ name, blob }) => [name.replace(/\d{4}-\d\d-\d\d/, 'day'), blob.type])).toEqual([
      [`${t.fileName}-day.vcf`, 'text/vcard;charset=utf-8']
    ]);
    expect(page.has(t.fileDone.download)).toBe(true);
  });

  it('the people of the list are exported when it shows fewer', async () => {
    const page = await renderPanel();
    api.on({ 'POST /api/vcard/holder/list': holderWindow(people.slice(0, 2)) });
    await page.tap(messages.tabs.starred);
    await page.tap('更多');
    await page.tap(messages.menu.export);
    await page.tap(t.listed(2));
    await page.tap(t.formats.csv);
    expect(inputs()).toEqual([{ format: 'csv', filter: { tab: 'starred' } }]);
  });

  it('a selection of 301 people is asked for in parts, and makes one table', async () => {
    const page = await renderPanel();
    await page.tap(messages.select);
    await page.tap(messages.selection.all);
    expect(page.has(messages.selection.title(301))).toBe(true);
    await page.tap(messages.selection.export);
    await page.tap(t.formats.csv);
    await page.tap(t.fileMethods.download);
    expect(inputs().map((input) => (input as { ids: string[] }).ids.length)).toEqual([150, 150, 1]);
    const [, ...rows] = (await savedText()).trimEnd().split('\r\n');
    expect(rows).toEqual(people.map(({ id }) => id));
  });
});
