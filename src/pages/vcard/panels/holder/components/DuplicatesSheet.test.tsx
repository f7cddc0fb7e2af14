import { buildHolderDuplicate } from '@/testing/buildHolder';
import { fakeApi } from '@/testing/fakeApi';
import { answerHolder, confirmDialog, lu, openHolder, openHolderMenu, refuse } from '@/testing/openHolder';
import { overlays } from '@/ui/overlays';
import messages from '../locale/zh-Hans';

const api = fakeApi();
const inputsOf = (name: string) => api.calls.filter((call) => call.name.endsWith(name)).map(({ input }) => input);

beforeEach(() => answerHolder(api));
afterEach(() => overlays.close());

describe('duplicates of the card holder', () => {
  const typed = buildHolderDuplicate([], { id: 'typed', source: 'manual' });
  const openDuplicates = async () => {
    api.on({ 'POST /api/vcard/holder/duplicates': [[typed, buildHolderDuplicate([], { ...lu, cardId: 'c2' })]] });
    const page = await openHolder();
    await openHolderMenu(page, messages.menu.duplicates);
    return page;
  };

  it.each([
    [{ entries: 'cards' }, messages.duplicates.errors.cards],
    [{ note: 'maxLength' }, messages.duplicates.errors.note],
    [{ tags: 'tooMany' }, messages.duplicates.errors.tags(10)]
  ])('a merge that is refused is explained: %j', async (fields, text) => {
    api.on({ 'POST /api/vcard/holder/merge': refuse('CONFLICT', fields) });
    const page = await openDuplicates();
    await page.tap(messages.duplicates.merge(2));
    await confirmDialog(page, messages.duplicates.mergeNew);
    expect(page.has(text)).toBe(true);
  });

  it('are merged into the one with a card, after a question about what becomes of them', async () => {
    api.on({ 'POST /api/vcard/holder/merge': lu });
    const page = await openDuplicates();
    await page.tap(messages.duplicates.merge(2));
    expect(page.has(messages.duplicates.confirmText)).toBe(true);
    await confirmDialog(page, messages.duplicates.mergeNew);
    expect(inputsOf('holder/merge')).toEqual([{ ids: ['lu', 'typed'] }]);
    expect(page.has(messages.duplicates.merged(2))).toBe(true);
  });

  it('a merge can be undone, and is explained when it cannot any more', async () => {
    api.on({ 'POST /api/vcard/holder/merge': lu, 'POST /api/vcard/holder/merge/undo': refuse('NOT_FOUND') });
    const page = await openDuplicates();
    await page.tap(messages.duplicates.merge(2));
    await confirmDialog(page, messages.duplicates.mergeNew);
    await confirmDialog(page, messages.undo);
    expect(page.has(messages.duplicates.errors.undo)).toBe(true);
    api.on({ 'POST /api/vcard/holder/merge/undo': lu });
    await confirmDialog(page, messages.undo);
    expect(inputsOf('merge/undo')).toEqual([{ ids: ['lu', 'typed'] }, { ids: ['lu', 'typed'] }]);
    expect(page.has(messages.restored)).toBe(true);
    expect(page.has(messages.duplicates.merged(2))).toBe(false);
  });
});
