import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storage } from '@/platform/storage';
import { whenIdle } from '@/testing/whenIdle';

const html = readFileSync(path.resolve(__dirname, 'index.html'), 'utf8');
const script = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code).pop() ?? '';

const frame =
  '<div class="xs-page xs-auto"><div role="main"><p>text</p></div><button>like</button><a href="/h5/x">x</a></div>';

/** Opens a page as index.html does; `drawn` is what the server has drawn. */
function open(drawn: string, language = 'zh-Hans'): void {
  document.body.innerHTML = `<div id="app"></div>${
    drawn
      ? `<div id="first" class="drawn" lang="${language}" data-settings='{"unit":"kg"}' data-scripts="/h5/js/app.js" data-parts="" data-styles=""><div class="drawn-page">${drawn}</div></div><script type="application/json" id="given-answers">{}</script>`
      : '<div id="first" aria-hidden="true"></div>'
  }`;
  window.eval(script);
}

/** Shows the page of the app, as the router does. */
function show(main: string, controls = '<button>like</button>'): HTMLElement {
  const page = document.createElement('div');
  page.className = 'taro_page';
  page.innerHTML = `<div class="xs-page"><div role="main">${main}</div>${controls}<a href="/h5/x">x</a></div>`;
  document.getElementById('app')?.append(page);
  return page;
}

const first = () => document.getElementById('first');
const settle = async () => {
  await whenIdle();
  jest.advanceTimersByTime(20);
};

beforeEach(() => Object.assign(window, { __stored: (name: string) => storage.read(name) ?? null }));
afterEach(() => {
  storage.remove('unit');
  document.documentElement.className = '';
  document.documentElement.removeAttribute('data-texts-pending');
  delete (window as { __language?: string | null }).__language;
});

describe('the first screen of a page that is not drawn', () => {
  it('has shapes until the app shows a page', async () => {
    open('');
    expect(first()?.querySelectorAll('i').length).toBeGreaterThan(2);
    show('');
    await settle();
    expect(first()).toBeNull();
  });
});

describe('the first screen that the server has drawn', () => {
  it('stays until the page of the app has its content and its texts', async () => {
    open(frame);
    document.documentElement.toggleAttribute('data-texts-pending', true);
    const page = show('');
    await settle();
    expect(first()).not.toBeNull();
    const main = page.querySelector('[role=main]') as HTMLElement;
    main.innerHTML = '<div aria-busy="true"></div>';
    await settle();
    expect(first()).not.toBeNull();
    main.innerHTML = '<p>text</p>';
    await settle();
    expect(first()).not.toBeNull();
    document.documentElement.removeAttribute('data-texts-pending');
    await settle();
    expect(first()).toBeNull();
    expect(document.getElementById('given-answers')).toBeNull();
  });

  it('starts the scripts after its first frame, at once where the device shows other things', async () => {
    const scripts = () => [...document.head.querySelectorAll('script')].map((one) => one.getAttribute('src'));
    const clear = () => document.head.querySelectorAll('script').forEach((one) => one.remove());
    clear();
    open(frame);
    expect(scripts()).toEqual([]);
    await settle();
    expect(scripts()).toEqual(['/h5/js/app.js']);
    clear();
    storage.write('unit', 'jin');
    open(frame);
    expect(scripts()).toEqual(['/h5/js/app.js']);
    clear();
  });

  it('starts the table of all parts before them, but on the home', async () => {
    document.head.innerHTML = '<meta name="parts" content="js/9.abc.js css/1.abc.css"><link rel="icon">';
    const scripts = () => [...document.head.querySelectorAll('script')].map((one) => one.getAttribute('src'));
    const sheets = () =>
      [...document.head.querySelectorAll('link[rel=preload]')].map((one) => one.getAttribute('href'));
    for (const path of ['/h5/', '/h5/pages/index/index']) {
      history.replaceState(null, '', path);
      open('');
      expect([scripts(), sheets()]).toEqual([[], []]);
    }
    history.replaceState(null, '', '/h5/pages/market/index');
    open('');
    expect([scripts(), sheets()]).toEqual([['/h5/js/9.abc.js'], ['/h5/css/1.abc.css']]);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(scripts()).toEqual([]);
    open(frame);
    await settle();
    expect(scripts()).toEqual(['/h5/js/9.abc.js', '/h5/js/app.js']);
    document.head.innerHTML = '';
    history.replaceState(null, '', '/');
  });

  it('passes its scroll position and its taps on, the same one again once', async () => {
    open(frame.replace('<button>', '<button>own</button><button>'));
    const layer = first() as HTMLElement;
    (layer.firstElementChild as HTMLElement).scrollTop = 120;
    const [one, other] = layer.querySelectorAll('button');
    [one, other, other].forEach((each) => each?.click());
    const page = show('<p>text</p>', '<button>own</button><button>like</button>');
    const pressed: (string | null)[] = [];
    page.addEventListener('click', ({ target }) => pressed.push((target as HTMLElement).textContent));
    await settle();
    expect(page.scrollTop).toBe(120);
    expect(pressed).toEqual(['own', 'like']);
  });

  it('passes on what was typed, the focus and rows that were scrolled', async () => {
    const row = '<div class="row"><input value=""></div>';
    open(frame.replace('<button>', `${row}<button>`));
    const layer = first() as HTMLElement;
    const field = layer.querySelector('input') as HTMLInputElement;
    field.focus();
    field.value = '八角';
    field.setSelectionRange(1, 1);
    const drawnRow = layer.querySelector('.row') as HTMLElement;
    drawnRow.scrollLeft = 40;
    drawnRow.dispatchEvent(new Event('scroll'));
    const page = show('<p>text</p>', `${row}<button>like</button>`);
    const heard = jest.fn();
    const other = page.querySelector('input') as HTMLInputElement;
    other.addEventListener('input', () => {
      heard(other.value);
    });
    await settle();
    jest.advanceTimersByTime(400);
    expect(first()).toBeNull();
    expect(heard).toHaveBeenCalledWith('八角');
    expect(document.activeElement).toBe(other);
    expect(other.selectionStart).toBe(1);
    expect(page.querySelector('.row')?.scrollLeft).toBe(40);
  });

  it('has the tab key for itself', async () => {
    open(frame);
    const page = show('<div aria-busy="true"></div>');
    await settle();
    expect(page.inert).toBe(true);
    (page.querySelector('[role=main]') as HTMLElement).innerHTML = '<p>text</p>';
    await settle();
    expect(first()).toBeNull();
    expect(page.inert).toBe(false);
  });

  it('stays while a finger is on it, a word is composed or it is scrolled', async () => {
    open(frame);
    const layer = first() as HTMLElement;
    const scroller = layer.firstElementChild as HTMLElement;
    scroller.dispatchEvent(new Event('touchstart', { bubbles: true }));
    show('<p>text</p>');
    const wait = async () => {
      await settle();
      jest.advanceTimersByTime(1000);
    };
    await wait();
    expect(first()).not.toBeNull();
    scroller.dispatchEvent(new Event('touchend', { bubbles: true }));
    scroller.dispatchEvent(new Event('compositionstart', { bubbles: true }));
    await wait();
    expect(first()).not.toBeNull();
    scroller.dispatchEvent(new Event('scroll'));
    scroller.dispatchEvent(new Event('compositionend', { bubbles: true }));
    expect(first()).not.toBeNull();
    await wait();
    expect(first()).toBeNull();
  });

  it('leaves a tap on a link to the browser', async () => {
    open(frame);
    const followed = jest.fn((event: Event) => event.preventDefault());
    first()?.addEventListener('click', followed);
    first()?.querySelector('a')?.click();
    const page = show('<p>text</p>');
    const pressed = jest.fn();
    page.querySelector('a')?.addEventListener('click', pressed);
    await settle();
    expect(followed).toHaveBeenCalledTimes(1);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('has the appearance of the device', () => {
    document.documentElement.className = 'xs-dark xs-elder';
    open(frame);
    expect(first()?.querySelector('.xs-page')?.className).toBe('xs-page xs-dark xs-elder');
  });

  it('waits for a list that comes after its page, a second at most', async () => {
    open(frame.replace('text', 'a list with many rows'));
    const page = show('<div></div>');
    await settle();
    expect(first()).not.toBeNull();
    (page.querySelector('[role=main]') as HTMLElement).innerHTML = '<p>no rows</p>';
    await settle();
    expect(first()).not.toBeNull();
    jest.advanceTimersByTime(1000);
    await settle();
    expect(first()).toBeNull();
  });

  it('is replaced as soon as most of its text is there', async () => {
    open(frame.replace('text', 'a list with many rows'));
    show('<p>a list with ten rows</p>');
    await settle();
    expect(first()).toBeNull();
  });

  it.each([
    ['kg', true],
    ['jin', false]
  ])('is shown to a device with the unit %s: %s', (unit, isShown) => {
    storage.write('unit', unit);
    open(frame);
    expect(first()?.textContent?.includes('text')).toBe(isShown);
  });

  it('gives way to shapes where another language was chosen', () => {
    Object.assign(window, { __language: 'en' });
    open(frame);
    expect(first()?.textContent).toBe('');
    expect(first()?.querySelectorAll('i').length).toBeGreaterThan(2);
  });
});
