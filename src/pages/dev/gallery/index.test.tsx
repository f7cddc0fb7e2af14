import { createRoot } from 'react-dom/client';
import { act } from 'react-dom/test-utils';
import { language } from '@/locale/language';
import messages from '@/locale/zh-Hans';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { appearance } from '@/ui/appearance';
import { loginPrompt } from '@/ui/loginPrompt';
import { overlays } from '@/ui/overlays';
import Gallery from '.';
import { samples } from './locale/zh-Hans';

let page: OpenedPage;

beforeAll(async () => {
  fakeApi();
  // Inside the home page, for the page hooks and the overlays: the gallery is not a page in a build without GALLERY.
  page = await openPage('/pages/index/index');
  const container = document.createElement('div');
  container.className = 'taro_page';
  page.root().append(container);
  act(() => createRoot(container).render(<Gallery />));
  act(() => appearance.set({ theme: 'dark', elder: true }));
  act(() => language.set('zh-Hans'));
  await page.settle();
});
/** Selector of the elements that dialogs, action sheets and menus are rendered in. */
const panels = '[role="dialog"], [role="alertdialog"], [role="menu"]';
afterEach(async () => {
  overlays.close();
  while (document.querySelector(panels)) await page.settle();
});

/** Waits for the open dialog or menu and returns its element. */
async function panel(): Promise<Element> {
  for (let tries = 0; tries < 50; tries += 1) {
    await page.settle();
    const shown = page.root().querySelector(panels);
    if (shown) return shown;
  }
  throw new Error('no dialog is shown');
}

describe('UI gallery', () => {
  it('applies the selected theme and text size', () => {
    expect(appearance.className).toBe('xs-dark xs-elder');
    expect(page.root().querySelector('.xs-page')?.className).toContain('xs-dark xs-elder');
  });

  it('labels each price change for screen readers', () => {
    const spoken = [...page.root().querySelectorAll('[role="img"]')].map((change) => change.getAttribute('aria-label'));
    expect(spoken).toEqual(expect.arrayContaining(['上涨 1.47%', '下跌 2.36%', '持平', '暂无涨跌']));
  });

  it('restores a removed row with undo', async () => {
    await page.tap(samples.undoBar);
    await page.waitFor(samples.removed);
    await page.tap(samples.undo);
    expect(page.has(samples.removed)).toBe(false);
  });

  it('explains what is missing when an unavailable button is tapped', async () => {
    await page.tap(samples.closed);
    expect(overlays.shownToast?.text).toBe(samples.missing);
  });

  it('shows a modal with cancel and OK and focuses it', async () => {
    const answer = overlays.modal({ title: samples.modalTitle });
    expect(await panel()).toBe(document.activeElement);
    expect(page.has(messages.cancel)).toBe(true);
    await page.tap(messages.ok);
    expect(await answer).toEqual({ confirm: true });
  });

  it('returns the text entered in an editable modal', async () => {
    const answer = overlays.modal({ title: samples.editableTitle, editable: 'old' });
    await panel();
    await page.type('answer', 'new');
    await page.tap(messages.ok);
    expect(await answer).toEqual({ confirm: true, text: 'new' });
  });

  it('treats Escape as cancel', async () => {
    const answer = overlays.actionSheet({ items: [{ text: 'one' }, { text: 'two' }] });
    const shown = await panel();
    act(() => void shown.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    await page.settle();
    expect(await answer).toBeNull();
  });

  it('returns the index of the chosen action', async () => {
    const answer = overlays.actionSheet({ items: [{ text: 'one' }, { text: 'two' }] });
    await panel();
    await page.tap('two');
    expect(await answer).toBe(1);
  });

  it('gives dialogs aria-modal and action sheets the menu role', async () => {
    void overlays.modal({ title: samples.modalTitle });
    expect((await panel()).getAttribute('aria-modal')).toBe('true');
    overlays.close();
    while (document.querySelector(panels)) await page.settle();
    void overlays.actionSheet({ items: [{ text: 'one' }, { text: 'two' }] });
    const menu = await panel();
    expect([menu.getAttribute('role'), menu.getAttribute('aria-modal')]).toEqual(['menu', null]);
  });

  it('asks for a login in a dialog and lets the visitor continue without it', async () => {
    const choice = loginPrompt.ask('登录后看联系电话', true, { text: '只向登录用户公开', icon: 'phone' });
    expect((await panel()).textContent).toContain('登录后看联系电话只向登录用户公开');
    expect((await panel()).querySelector('.i-phone')).not.toBeNull();
    await page.tap(messages.loginGate.later);
    expect(await choice).toBe('later');
  });

  it('uses the default title and person icon when a login prompt has no reason', async () => {
    const choice = loginPrompt.ask('', false);
    const gate = await panel();
    expect(gate.getAttribute('aria-label')).toBe(messages.loginGate.other);
    expect(gate.querySelector('.i-user')).not.toBeNull();
    await page.tap(messages.loginGate.later);
    await choice;
  });

  it('keeps the loaded rows when loading more fails, and continues on retry', async () => {
    await page.tap(messages.loadMore);
    expect(page.has(samples.row(4))).toBe(true);
    expect(page.has(samples.row(5))).toBe(false);
    await page.tap(messages.loadMoreFailed);
    expect(page.has(samples.row(8))).toBe(true);
    await page.tap(messages.loadMore);
    expect(page.has(messages.noMore)).toBe(true);
  });

  it('accepts only the digits of a pasted code', async () => {
    await page.type('code', '验证码 138 001');
    expect(overlays.shownToast?.text).toBe('138001');
  });
});
