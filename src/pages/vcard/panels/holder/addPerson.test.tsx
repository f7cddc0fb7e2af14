import { act } from 'react-dom/test-utils';
import type { HolderDuplicate } from '@contract/holder';
import type { PaperCardText } from '@contract/ocr';
import { formatVCard } from '@rules/holderText';
import { routes } from '@/routes';
import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import {
  buildHolderDetail,
  buildHolderDuplicate,
  buildHolderEntry,
  buildHolderSummary,
  holderWindow
} from '@/testing/buildHolder';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { fakeCamera } from '@/testing/fakeCamera';
import { fakeUploads } from '@/testing/fakeUploads';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';
import { personDraft } from './personDraft';
import { personForm } from './personForm';

const api = fakeApi();
const camera = fakeCamera();
const inputsOf = (name: string) => api.calls.filter((call) => call.name.endsWith(name)).map(({ input }) => input);
const refuse =
  (error: ConstructorParameters<typeof FakeError>[0], fields: Record<string, string> = {}) =>
  () => {
    throw new FakeError(error, { fields });
  };
const lu = buildHolderEntry();
const { person } = buildHolderDetail();
let page: OpenedPage;

async function openMenu(item: string): Promise<void> {
  await page.tap('更多');
  await page.tap(item);
}

async function scan(text: string): Promise<void> {
  camera.visibleCode = text;
  await page.tap('扫一扫');
  await page.settle();
}

/** Presses the last button with this text: that of the dialog on top. */
async function confirm(text: string): Promise<void> {
  const buttons = [...page.root().querySelectorAll<HTMLElement>('[role="button"]')];
  act(() =>
    buttons
      .filter(({ textContent }) => textContent === text)
      .at(-1)
      ?.click()
  );
  await page.settle();
}

beforeEach(async () => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  consent.setAuthorised('camera', true);
  camera.visibleCode = '';
  api.calls.length = 0;
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/vcard/holder/summary': buildHolderSummary(),
    'POST /api/vcard/holder/list': holderWindow([lu]),
    'POST /api/vcard/holder/add': buildHolderEntry({ id: 'new' }),
    'POST /api/vcard/holder/duplicates': [],
    'POST /api/front/exchange/list': { items: [], nextCursor: null }
  });
  user.setToken('member');
  page = await openPage(`/${routes['vcard.webview']}?webviewPathName=VcardHolder`);
  await page.waitFor('陆志强');
  // The form of the test before has saved its draft when its page was left.
  personDraft({ kind: 'new', values: personForm.empty() }).clear();
});
afterEach(() => overlays.close());

describe('a person who is typed', () => {
  it('needs a name', async () => {
    await openMenu(messages.addManually);
    await page.tap(messages.person.save);
    expect(page.has(messages.person.problems.required)).toBe(true);
    expect(inputsOf('holder/add')).toEqual([]);
  });

  it('a full holder is explained, and nothing typed is lost', async () => {
    api.on({ 'POST /api/vcard/holder/add': refuse('CONFLICT', { entries: 'tooMany' }) });
    await openMenu(messages.addManually);
    await page.type('name', '周海宁');
    await page.tap(messages.person.save);
    expect(page.has(messages.person.full(5000))).toBe(true);
    expect(page.field('name').value).toBe('周海宁');
  });

  it('is not lost without a question', async () => {
    await openMenu(messages.addManually);
    await page.type('name', '周海宁');
    await page.tap('关闭');
    expect(page.has(messages.person.leaveTitle)).toBe(true);
    await page.tap(messages.person.stay);
    expect(page.field('name').value).toBe('周海宁');
  });

  it('a failed call is repeated with the same key', async () => {
    api.on({ 'POST /api/vcard/holder/add': refuse('UNAVAILABLE') });
    await openMenu(messages.addManually);
    await page.type('name', '周海宁');
    await page.tap(messages.person.save);
    api.on({ 'POST /api/vcard/holder/add': buildHolderEntry({ id: 'new' }) });
    await page.tap('重试');
    const [first, second] = inputsOf('holder/add') as { requestId: string }[];
    expect(second?.requestId).toBe(first?.requestId);
    expect(page.has(messages.person.added)).toBe(true);
  });

  it('shows the other fields on demand', async () => {
    await openMenu(messages.addManually);
    expect(page.has(messages.person.department)).toBe(false);
    await page.tap(messages.person.allFields);
    expect(page.has(messages.person.department)).toBe(true);
  });

  const added = buildHolderEntry({ id: 'new', metAtMs: lu.metAtMs + 2 });
  const nameKey = '陆志强 of 辛味食品';
  const addKnown = async (...others: HolderDuplicate[]) => {
    api.on({
      'POST /api/vcard/holder/add': added,
      'POST /api/vcard/holder/duplicates': [[buildHolderDuplicate(['13900139000', nameKey], added), ...others]],
      'POST /api/vcard/holder/merge': lu,
      'POST /api/vcard/holder/merge/undo': lu
    });
    await openMenu(messages.addManually);
    await page.type('name', '陆志强');
    await page.tap(messages.person.save);
  };

  it('one who seems to be known by a number can be merged, and the merge undone', async () => {
    const namesake = buildHolderDuplicate([nameKey], { id: 'namesake', name: '陆强' });
    await addKnown(namesake, buildHolderDuplicate(['13900139000'], { ...lu, name: '陆总' }));
    await page.waitFor(messages.duplicates.newTitle('陆总'));
    expect(page.has(messages.duplicates.newText(messages.duplicates.sameNumber('13900139000')))).toBe(true);
    await confirm(messages.duplicates.mergeNew);
    expect(inputsOf('holder/merge')).toEqual([{ ids: ['lu', 'new'] }]);
    await page.waitFor(messages.duplicates.merged(2));
    await page.tap(messages.undo);
    expect(inputsOf('merge/undo')).toEqual([{ ids: ['lu', 'new'] }]);
  });

  it('one with the same name in a company can be merged, without those who are like that one only', async () => {
    const switchboard = buildHolderDuplicate(['07753850001'], { id: 'other', name: '前台', metAtMs: 0 });
    await addKnown(switchboard, buildHolderDuplicate(['07753850001', nameKey], lu));
    await page.waitFor(messages.duplicates.newTitle('陆志强'));
    expect(page.has(messages.duplicates.newText(messages.duplicates.sameName('辛味食品')))).toBe(true);
    await confirm(messages.duplicates.mergeNew);
    expect(inputsOf('holder/merge')).toEqual([{ ids: ['lu', 'new'] }]);
  });
});

describe('a code that is scanned', () => {
  it('another kind of code is explained, and not opened', async () => {
    await scan('https://example.com/pay');
    expect(page.has(messages.code.notCardTitle)).toBe(true);
  });

  it('the code of a card opens the page of codes, from where the visit counts as one by a code', async () => {
    expect(await captureNavigation(() => scan('AB12CD34'))).toBe(`/${routes['vcard.shareMiddlePage']}?code=AB12CD34`);
  });

  it('a typed code opens the same page, and may have blanks and hyphens', async () => {
    await openMenu(messages.menu.code);
    await page.type('answer', 'AB12-CD 34');
    const url = await captureNavigation(() => confirm('确定'));
    expect(url).toBe(`/${routes['vcard.shareMiddlePage']}?code=AB12CD34`);
  });

  it('a text that is no code is not opened', async () => {
    await openMenu(messages.menu.code);
    await page.type('answer', 'AB12');
    await confirm('确定');
    expect(page.has(messages.code.unknown)).toBe(true);
  });

  it('a vCard fills the form; a note of 2,000 characters is to be shortened', async () => {
    await scan(formatVCard({ ...person, note: '🌶'.repeat(2000), tags: [] }, '3.0'));
    expect(page.has(messages.person.codeRead)).toBe(true);
    expect(page.has(messages.entry.noteTooLong(300))).toBe(true);
    await page.tap(messages.person.save);
    expect(inputsOf('holder/add')).toEqual([]);
    await page.type(messages.entry.note, '🌶');
    await page.tap(messages.person.save);
    expect(inputsOf('holder/add')).toMatchObject([{ source: 'scan', note: '🌶', person: { name: '陆志强' } }]);
  });
});

describe('a photo of a paper card', () => {
  async function photograph(): Promise<void> {
    await openMenu(messages.photograph);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    Object.defineProperty(input, 'files', { value: [new File(['card'], 'card.jpg', { type: 'image/jpeg' })] });
    act(() => void input?.dispatchEvent(new Event('change')));
    await page.settle();
  }
  const answerUpload = (data: unknown) => fakeUploads(() => ({ statusCode: 200, data }));
  const showText = (answer: PaperCardText | null) => {
    answerUpload({ code: 200, msg: '', data: { id: 'photo-1' } });
    api.on({ 'POST /api/vcard/holder/readCard': answer });
  };

  it('the purpose of the camera is explained before it opens', async () => {
    consent.setAuthorised('camera', false);
    await openMenu(messages.photograph);
    expect(page.has(messages.photo.purpose)).toBe(true);
    expect(document.querySelector('input[type="file"]')).toBeNull();
  });

  it('a picture that the server refuses is explained', async () => {
    answerUpload({ code: 415, msg: '', data: { error: 'FILE_TYPE' } });
    await photograph();
    expect(page.has(messages.photo.type)).toBe(true);
  });

  it('the form is empty where no photo can be read', async () => {
    showText(null);
    await photograph();
    expect(page.has(messages.person.photoUnread)).toBe(true);
    expect(page.field('name').value).toBe('');
  });

  it('the demo says that it shows an example', async () => {
    showText({ person, isDemo: true });
    await photograph();
    expect(page.has(messages.person.photoDemo)).toBe(true);
    expect(page.field('name').value).toBe('陆志强');
  });

  it('what was read is confirmed by the user, and its photo named once', async () => {
    showText({ person: { ...person, email: 'lu@example.com' }, isDemo: false });
    await photograph();
    expect(page.field('email').value).toBe('lu@example.com');
    await page.type('name', '陆强');
    await page.tap(messages.person.save);
    expect(inputsOf('holder/readCard')).toEqual([{ image: 'photo-1' }]);
    expect(inputsOf('holder/add')).toMatchObject([{ source: 'photo', person: { name: '陆强' } }]);
  });
});
