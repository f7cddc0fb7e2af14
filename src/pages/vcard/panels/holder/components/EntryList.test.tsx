import Taro from '@tarojs/taro';
import { buildHolderEntry } from '@/testing/buildHolder';
import { fakeApi } from '@/testing/fakeApi';
import { answerHolder, openHolder, showPeople } from '@/testing/openHolder';
import type { OpenedPage } from '@/testing/openPage';
import messages from '../locale/zh-Hans';

const HEAD_PX = 200;
/** Top of the list before the page is scrolled: below the notices. */
const LIST_TOP_PX = 300;
/** Estimated height of ten people under a letter. */
const LETTER_PX = 10.4 * 70;

const people = ['A', 'L', 'W'].flatMap((initial) =>
  Array.from({ length: 10 }, (_, index) => buildHolderEntry({ id: `${initial}${index}`, initial }))
);
const api = fakeApi();
const railOf = (page: OpenedPage) => page.root().querySelector(`[aria-label="${messages.letters}"]`);
const markedOf = (page: OpenedPage) =>
  [...(railOf(page)?.querySelectorAll('.current') ?? [])].map(({ textContent }) => textContent);

/** Mocks where head and list are, because jsdom has no layout. */
function mockLayout(scrollTop: number): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.id === 'holder-head') return { top: 0, height: HEAD_PX } as DOMRect;
    const height = this.id === 'holder-list' ? 3 * LETTER_PX : 0;
    return { top: LIST_TOP_PX - scrollTop, height } as DOMRect;
  });
}

async function scroll(page: OpenedPage, scrollTop: number): Promise<void> {
  mockLayout(scrollTop);
  page.root().scrollTop = scrollTop;
  page.root().dispatchEvent(new Event('scroll'));
  await page.settle();
}

describe('letters beside the card holder', () => {
  beforeEach(() => {
    answerHolder(api);
    showPeople(api, ...people);
    mockLayout(0);
  });

  it('mark that of the topmost person while the page scrolls', async () => {
    const page = await openHolder();
    expect(markedOf(page)).toEqual(['A']);
    await scroll(page, LIST_TOP_PX - HEAD_PX + LETTER_PX);
    expect(markedOf(page)).toEqual(['L']);
    await scroll(page, LIST_TOP_PX - HEAD_PX + 2.5 * LETTER_PX);
    expect(markedOf(page)).toEqual(['W']);
    await scroll(page, 0);
    expect(markedOf(page)).toEqual(['A']);
  });

  it('begin below the notices, which scroll away', async () => {
    const page = await openHolder();
    const noticesOf = () => railOf(page)?.parentElement?.getAttribute('style');
    expect(noticesOf()).toBe(`--notices: ${LIST_TOP_PX - HEAD_PX}px;`);
    await scroll(page, 60);
    expect(noticesOf()).toBe(`--notices: ${LIST_TOP_PX - HEAD_PX - 60}px;`);
    await scroll(page, LIST_TOP_PX);
    expect(noticesOf()).toBe('--notices: 0px;');
  });

  it('wait until the notices leave them enough room to be read', async () => {
    jest.replaceProperty(window, 'innerHeight', 380);
    showPeople(api, ...['A', 'B', 'C', 'D'].map((initial) => buildHolderEntry({ id: initial, initial })));
    const page = await openHolder();
    expect(railOf(page)).toBeNull();
    await scroll(page, LIST_TOP_PX - HEAD_PX);
    expect(railOf(page)).not.toBeNull();
  });

  it('lead to their first person', async () => {
    const page = await openHolder();
    await scroll(page, LIST_TOP_PX - HEAD_PX + LETTER_PX);
    const scrolled = jest.spyOn(Taro, 'pageScrollTo').mockResolvedValue({ errMsg: '' });
    const letters = [...(railOf(page)?.querySelectorAll<HTMLElement>('[role="button"]') ?? [])];
    letters.find(({ textContent }) => textContent === 'W')?.click();
    await page.settle();
    const [[{ scrollTop = 0 } = {}] = []] = scrolled.mock.calls;
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(scrollTop).toBeCloseTo(LIST_TOP_PX - HEAD_PX + 2 * LETTER_PX);
  });
});
