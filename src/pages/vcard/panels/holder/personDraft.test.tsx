import { buildPerson } from '@/testing/buildPerson';
import { fakeApi } from '@/testing/fakeApi';
import { fakeCamera } from '@/testing/fakeCamera';
import { answerHolder, confirmDialog, lu, openHolder, openHolderMenu, refuse } from '@/testing/openHolder';
import type { OpenedPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
const camera = fakeCamera();
const inputsOf = (name: string) => api.calls.filter((call) => call.name.endsWith(name)).map(({ input }) => input);
const { person: t } = messages;
/** Idle time after which a draft is saved. */
const AUTOSAVE_MS = 4000;

const addManually = async (): Promise<OpenedPage> => {
  const page = await openHolder();
  await openHolderMenu(page, messages.addManually);
  return page;
};

const scan = async (text: string): Promise<OpenedPage> => {
  const page = await openHolder();
  camera.visibleCode = text;
  await page.tap('扫一扫');
  await page.settle();
  return page;
};

/** Types a name and leaves the page without saving, as a reload does. */
async function leaveTyped(name: string): Promise<void> {
  const page = await addManually();
  await page.type('name', name);
  await page.advance(AUTOSAVE_MS);
}

/** Dismisses a draft and leaves the form: nothing is left on the device. */
async function dismissDraft(): Promise<void> {
  const page = await addManually();
  if (page.has(t.restoreTitle)) await confirmDialog(page, t.startOver);
  await page.type('name', '不要了');
  await page.tap('关闭');
  await confirmDialog(page, t.leave);
}

beforeEach(async () => {
  answerHolder(api);
  await dismissDraft();
  answerHolder(api);
});
afterEach(() => overlays.close());

describe('the draft of a person on this device', () => {
  it('is not offered to another user, for another person, nor after it was discarded', async () => {
    await leaveTyped('周海宁');
    answerHolder(api);
    api.on({ 'GET /api/member/user/current': buildPerson({ id: 'other' }) });
    expect((await addManually()).has(t.restoreTitle)).toBe(false);
    answerHolder(api);
    const page = await openHolder();
    await page.tap('陆志强');
    await page.tap(messages.entry.edit);
    expect(page.has(t.restoreTitle)).toBe(false);
    expect(page.field('name').value).toBe('陆志强');
    await dismissDraft();
    expect((await addManually()).has(t.restoreTitle)).toBe(false);
  });

  it('is restored on request, and gone once the person is saved', async () => {
    await leaveTyped('周海宁');
    const page = await addManually();
    await confirmDialog(page, t.restore);
    expect(page.field('name').value).toBe('周海宁');
    api.on({ 'POST /api/vcard/holder/add': lu });
    await page.tap(t.save);
    expect(inputsOf('holder/add')).toMatchObject([{ source: 'manual', person: { name: '周海宁' } }]);
    expect((await addManually()).has(t.restoreTitle)).toBe(false);
  });

  it('stays one of a person who was read, and does not hide who is read next', async () => {
    await (await scan('MECARD:N:陆志强;TEL:13800138004;;')).advance(AUTOSAVE_MS);
    const next = await scan('MECARD:N:周海宁;TEL:13800138005;;');
    expect(next.has(t.restoreTitle)).toBe(false);
    expect(next.field('name').value).toBe('周海宁');
    await next.advance(AUTOSAVE_MS);
    const page = await addManually();
    await confirmDialog(page, t.restore);
    expect(page.field('mobile').value).toBe('13800138005');
    api.on({ 'POST /api/vcard/holder/add': refuse('UNAVAILABLE') });
    await page.tap(t.save);
    expect(inputsOf('holder/add')).toMatchObject([{ source: 'scan', person: { name: '周海宁' } }]);
  });

  it('is offered for the person who was edited', async () => {
    const openEdited = async () => {
      const page = await openHolder();
      await page.tap('陆志强');
      await page.tap(messages.entry.edit);
      return page;
    };
    const page = await openEdited();
    await page.type('position', '总经理');
    await page.advance(AUTOSAVE_MS);
    const again = await openEdited();
    await confirmDialog(again, t.restore);
    expect(again.field('position').value).toBe('总经理');
  });
});
