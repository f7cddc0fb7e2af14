import { act } from 'react-dom/test-utils';
import { routes } from '@/routes';
import { buildHolderDetail } from '@/testing/buildHolder';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi } from '@/testing/fakeApi';
import { answerHolder, lu, openHolder, refuse } from '@/testing/openHolder';
import type { OpenedPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
const inputsOf = (name: string) => api.calls.filter((call) => call.name.endsWith(name)).map(({ input }) => input);

/** Taps the chip of a tag. */
async function tapTag(page: OpenedPage, tag: string): Promise<void> {
  const chips = [...page.root().querySelectorAll<HTMLElement>('[role="checkbox"]')];
  act(() => chips.find(({ textContent }) => textContent === tag)?.click());
  await page.settle();
}

beforeEach(() => answerHolder(api));
afterEach(() => overlays.close());

describe('a person of the card holder', () => {
  const openPerson = async (name = '陆志强') => {
    const page = await openHolder();
    await page.tap(name);
    return page;
  };

  it('one who was removed elsewhere is explained', async () => {
    api.on({ 'POST /api/vcard/holder/entry/{id}': refuse('NOT_FOUND') });
    const page = await openPerson();
    expect(page.has(messages.entry.missing)).toBe(true);
  });

  it('a note of more than 300 characters is not saved, whatever an emoji counts', async () => {
    const page = await openPerson();
    await page.tap(messages.entry.addNote);
    await page.type(messages.entry.note, '🌶'.repeat(301));
    expect(page.has(messages.entry.noteTooLong(300))).toBe(true);
    await page.tap(messages.entry.save);
    expect(inputsOf('holder/update')).toEqual([]);
    await page.type(messages.entry.note, '🌶'.repeat(300));
    await page.tap(messages.entry.save);
    expect(inputsOf('holder/update')).toEqual([{ id: 'lu', note: '🌶'.repeat(300) }]);
  });

  it('an eleventh tag is refused', async () => {
    const tags = Array.from({ length: 10 }, (_, index) => `标签${index}`);
    api.on({ 'POST /api/vcard/holder/entry/{id}': buildHolderDetail({ ...lu, tags }) });
    const page = await openPerson();
    await page.tap(messages.entry.tags);
    await tapTag(page, '展会');
    expect(page.has(messages.entry.tagsFull(10))).toBe(true);
    expect(inputsOf('holder/update')).toEqual([]);
  });

  it('a tag takes effect at once', async () => {
    const page = await openPerson();
    await page.tap(messages.entry.tags);
    await tapTag(page, '展会');
    expect(inputsOf('holder/update')).toEqual([{ id: 'lu', tags: ['老客户', '展会'] }]);
  });

  it('moves to a group that is chosen', async () => {
    const page = await openPerson();
    await page.tap(messages.entry.group);
    await page.tap('采购商');
    expect(inputsOf('holder/update')).toEqual([{ id: 'lu', groupId: 'g1' }]);
  });

  it('a removal can be undone', async () => {
    const page = await openPerson();
    await page.tap(messages.entry.remove);
    expect(inputsOf('holder/remove')).toEqual([{ ids: ['lu'] }]);
    await page.waitFor(messages.removed(1));
    await page.tap(messages.undo);
    expect(inputsOf('holder/restore')).toEqual([{ ids: ['lu'] }]);
  });

  it('one with a card opens it, and cannot be edited', async () => {
    const page = await openPerson('韦明远');
    expect(page.has('wei_mingyuan')).toBe(true);
    expect(page.has(messages.entry.edit)).toBe(false);
    const url = await captureNavigation(() => page.tap(messages.entry.openCard));
    expect(url).toBe(`/${routes['vcard.shell']}?pageType=visitorCardDetail&id=c1`);
  });

  it('a typed person is edited, with the problems at the fields', async () => {
    const page = await openPerson();
    await page.tap(messages.entry.edit);
    await page.type('mobile', 'abc');
    await page.tap(messages.person.save);
    expect(page.has(messages.person.problems.number)).toBe(true);
    expect(inputsOf('holder/update')).toEqual([]);
    await page.type('mobile', '0775 385 0001');
    await page.tap(messages.person.save);
    expect(inputsOf('holder/update')).toMatchObject([
      { id: 'lu', person: { name: '陆志强', mobile: '0775 385 0001' } }
    ]);
  });
});
