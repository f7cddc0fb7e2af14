import { followPageFocus } from './index.h5';

const passFrame = () => jest.advanceTimersByTimeAsync(20);

let router: HTMLElement;

function addPage(name: string): HTMLElement {
  router.querySelectorAll('.taro_page').forEach((page) => page.classList.add('taro_page_shade'));
  const page = document.createElement('div');
  page.className = 'taro_page';
  page.innerHTML = `<button id="${name}">${name}</button>`;
  router.append(page);
  return page;
}

function leave(page: HTMLElement, below: HTMLElement): void {
  below.classList.remove('taro_page_shade');
  page.remove();
}

const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
const touch = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const focus = (id: string) => document.getElementById(id)?.focus();

beforeAll(() => {
  document.body.innerHTML = '<nav><button id="tab"></button></nav><div class="taro_router"></div>';
  router = document.querySelector<HTMLElement>('.taro_router') as HTMLElement;
  followPageFocus();
});
beforeEach(async () => {
  router.innerHTML = '';
  await passFrame();
});

describe('the focus of the keyboard', () => {
  it('goes to a page that opens, and back to what opened it', async () => {
    const list = addPage('row');
    focus('row');
    press();
    const detail = addPage('text');
    await passFrame();
    expect(document.activeElement).toBe(detail);
    leave(detail, list);
    await passFrame();
    expect(document.activeElement?.id).toBe('row');
  });

  it('stays on a field that the new page has focused itself, and on the tab bar', async () => {
    addPage('row');
    focus('row');
    press();
    addPage('field');
    focus('field');
    await passFrame();
    expect(document.activeElement?.id).toBe('field');
    focus('tab');
    addPage('other');
    await passFrame();
    expect(document.activeElement?.id).toBe('tab');
  });

  it('is not moved for someone who taps', async () => {
    const list = addPage('row');
    focus('row');
    press();
    touch();
    const detail = addPage('text');
    await passFrame();
    expect(detail.contains(document.activeElement)).toBe(false);
    leave(detail, list);
    await passFrame();
    expect(document.activeElement?.id).toBe('row');
  });
});
