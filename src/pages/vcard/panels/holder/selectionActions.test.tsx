import { fakeApi } from '@/testing/fakeApi';
import { answerHolder, confirmDialog, openHolder } from '@/testing/openHolder';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
const inputsOf = (name: string) => api.calls.filter((call) => call.name.endsWith(name)).map(({ input }) => input);

beforeEach(() => answerHolder(api));
afterEach(() => overlays.close());

describe('a selection in the card holder', () => {
  it('asks for people before it does something', async () => {
    const page = await openHolder();
    await page.tap(messages.select);
    await page.tap(messages.selection.remove);
    expect(page.has(messages.selection.chooseFirst)).toBe(true);
    expect(inputsOf('holder/remove')).toEqual([]);
  });

  it('a tap selects, and all selected are tagged', async () => {
    api.on({ 'POST /api/vcard/holder/tag': 2 });
    const page = await openHolder();
    await page.tap(messages.select);
    await page.tap(messages.selection.all);
    expect(page.has(messages.selection.title(2))).toBe(true);
    await page.tap('韦明远');
    await page.tap(messages.selection.tag);
    await page.tap(messages.selection.addTag);
    await confirmDialog(page, '展会');
    expect(inputsOf('holder/tag')).toEqual([{ ids: ['lu'], tag: '展会' }]);
    expect(page.has(messages.selection.changed(2))).toBe(true);
    expect(inputsOf('holder/entry/lu')).toEqual([]);
  });

  it('people are removed after a question', async () => {
    const page = await openHolder();
    await page.tap(messages.select);
    await page.tap('陆志强');
    await page.tap(messages.selection.remove);
    await page.waitFor(messages.selection.removeTitle(1));
    await confirmDialog(page, messages.selection.remove);
    expect(inputsOf('holder/remove')).toEqual([{ ids: ['lu'] }]);
    expect(page.has(messages.removed(1))).toBe(true);
  });
});
