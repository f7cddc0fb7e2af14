import { createRoot } from 'react-dom/client';
import { act } from 'react-dom/test-utils';
import { language } from '@/locale/language';
import messages from '@/locale/zh-Hans';
import { fakeApi } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import { appearance } from '@/ui/appearance';
import { overlays } from '@/ui/overlays';
import { loginPrompt } from '@/ui/loginPrompt';
import Gallery from '.';
import { samples } from './locale/zh-Hans';

let page: OpenedPage;

beforeAll(async () => {
  fakeApi();
  // The app must run for the page hooks; the gallery itself is no page of a build without GALLERY.
  page = await openPage('/pages/index/index');
  const holder = document.createElement('div');
  holder.className = 'taro_page';
  document.body.append(holder);
  act(() => createRoot(holder).render(<Gallery />));
  act(() => appearance.set({ theme: 'dark', elder: true }));
  act(() => language.set('zh-Hans'));
  await page.settle();
});
/** What a question is drawn in. */
const panels = '[role="dialog"], [role="alertdialog"], [role="menu"]';
afterEach(async () => {
  overlays.close();
  while (document.querySelector(panels)) await page.settle();
});

/** The panel of the question, once it is there. */
async function panel(): Promise<Element> {
  for (let tries = 0; tries < 50; tries += 1) {
    await page.settle();
    const shown = page.root().querySelector(panels);
    if (shown) return shown;
  }
  throw new Error('no question is shown');
}

describe('the blocks on a real page', () => {
  it('stand in the appearance that was asked for', () => {
    expect(appearance.className).toBe('xs-dark xs-elder');
    expect(page.root().querySelector('.xs-page')?.className).toContain('xs-dark xs-elder');
  });

  it('say a change in words', () => {
    const spoken = [...page.root().querySelectorAll('[role="img"]')].map((change) => change.getAttribute('aria-label'));
    expect(spoken).toEqual(expect.arrayContaining(['上涨 1.47%', '下跌 2.36%', '持平', '暂无涨跌']));
  });

  it('give back what was taken away', async () => {
    await page.tap(samples.undoBar);
    await page.waitFor(samples.removed);
    await page.tap(samples.undo);
    expect(page.has(samples.removed)).toBe(false);
  });

  it('do not act when a button is unavailable, but say what is missing', async () => {
    await page.tap(samples.closed);
    expect(overlays.shownToast?.text).toBe(samples.missing);
  });

  it('ask a question with cancel and OK, and take the focus', async () => {
    const answer = overlays.modal({ title: samples.modalTitle });
    expect(await panel()).toBe(document.activeElement);
    expect(page.has(messages.cancel)).toBe(true);
    await page.tap(messages.ok);
    expect(await answer).toEqual({ confirm: true });
  });

  it('give back the text of an editable question', async () => {
    const answer = overlays.modal({ title: samples.editableTitle, editable: 'old' });
    await panel();
    await page.type('answer', 'new');
    await page.tap(messages.ok);
    expect(await answer).toEqual({ confirm: true, text: 'new' });
  });

  it('answer Escape with a cancel', async () => {
    const answer = overlays.actionSheet({ items: [{ text: 'one' }, { text: 'two' }] });
    const shown = await panel();
    act(() => void shown.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    await page.settle();
    expect(await answer).toBeNull();
  });

  it('answer the index of the chosen action', async () => {
    const answer = overlays.actionSheet({ items: [{ text: 'one' }, { text: 'two' }] });
    await panel();
    await page.tap('two');
    expect(await answer).toBe(1);
  });

  it('are modal where they are dialogs, and menus where they are menus', async () => {
    void overlays.modal({ title: samples.modalTitle });
    expect((await panel()).getAttribute('aria-modal')).toBe('true');
    overlays.close();
    while (document.querySelector(panels)) await page.settle();
    void overlays.actionSheet({ items: [{ text: 'one' }, { text: 'two' }] });
    const menu = await panel();
    expect([menu.getAttribute('role'), menu.getAttribute('aria-modal')]).toEqual(['menu', null]);
  });

  it('ask for a login in place, and let the reader go on', async () => {
    const choice = loginPrompt.ask('登录后看联系电话', true, { text: '只向登录用户公开', icon: 'phone' });
    expect((await panel()).textContent).toContain('登录后看联系电话只向登录用户公开');
    expect((await panel()).querySelector('.i-phone')).not.toBeNull();
    await page.tap(messages.loginGate.later);
    expect(await choice).toBe('later');
  });

  it('ask for a login by its name where nothing else is said, with the sign of a person', async () => {
    const choice = loginPrompt.ask('', false);
    const gate = await panel();
    expect(gate.getAttribute('aria-label')).toBe(messages.loginGate.other);
    expect(gate.querySelector('.i-user')).not.toBeNull();
    await page.tap(messages.loginGate.later);
    await choice;
  });

  it('keep the rows when more of them fail to come, and bring them on a retry', async () => {
    await page.tap(messages.loadMore);
    expect(page.has(samples.row(4))).toBe(true);
    expect(page.has(samples.row(5))).toBe(false);
    await page.tap(messages.loadMoreFailed);
    expect(page.has(samples.row(8))).toBe(true);
    await page.tap(messages.loadMore);
    expect(page.has(messages.noMore)).toBe(true);
  });

  it('take only the digits of a pasted code', async () => {
    await page.type('code', '验证码 138 001');
    expect(overlays.shownToast?.text).toBe('138001');
  });
});
