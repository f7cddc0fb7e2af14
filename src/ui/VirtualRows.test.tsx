import { settings } from '@/stores/settings';
import { buildLine } from '@/testing/buildMarket';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';

const ROW_PX = 62;
const LIST_TOP_PX = 200;
const COUNT = 400;

/** Returns the numbers in the variety names of the rendered rows. */
const renderedRowNumbers = (root: HTMLElement) =>
  [...root.querySelectorAll('[role="link"]')].map((row) => Number(/品种(\d+)/.exec(row.textContent ?? '')?.[1]));

/** Mocks element boxes with rows of equal height, because jsdom has no layout. */
function mockLayout(scrollTop: number): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const rows = this.querySelectorAll('[role="link"]').length;
    const height = this.id === 'market-list' ? 2 * COUNT * ROW_PX : rows * ROW_PX;
    return { top: LIST_TOP_PX - scrollTop, height } as DOMRect;
  });
}

describe('VirtualList', () => {
  beforeAll(() => settings.setLanguage('zh-Hans'));

  it('renders the rows near the screen and reserves the height of the others', async () => {
    fakeApi({
      'GET /api/front/market/lines': ({ cursor }) => ({
        items: Array.from({ length: COUNT }, (_, index) => {
          const number = index + (cursor ? COUNT : 0);
          return buildLine({ id: `${number}`, varietyName: `品种${number}` });
        }),
        nextCursor: cursor ? null : 'more'
      }),
      'GET /api/front/market/facets': { lineCount: 2 * COUNT, date: null, markets: [], origins: [], letters: [] }
    });
    mockLayout(0);
    const page = await openPage('/pagesMarket/marketList/index');
    const atTop = renderedRowNumbers(page.root());
    expect(atTop[0]).toBe(0);
    expect(atTop.length).toBeLessThan(60);

    const scroll = async (scrollTop: number) => {
      mockLayout(scrollTop);
      page.root().scrollTop = scrollTop;
      page.root().dispatchEvent(new Event('scroll'));
      await page.settle();
    };
    await scroll(100 * ROW_PX + LIST_TOP_PX);
    const inside = renderedRowNumbers(page.root());
    expect(inside).toContain(100);
    expect(inside).not.toContain(0);
    expect(inside.length).toBeLessThan(60);
    const list = document.getElementById('market-list');
    const hundredth = [...page.root().querySelectorAll('[role="listitem"]')].find((item) =>
      /品种100\b/.test(item.textContent ?? '')
    );
    expect(list?.getAttribute('role')).toBe('list');
    expect([hundredth?.getAttribute('aria-posinset'), hundredth?.getAttribute('aria-setsize')]).toEqual([
      '101',
      `${2 * COUNT}`
    ]);
    const spacers = [...(list?.querySelectorAll<HTMLElement>('[style*="height"]') ?? [])];
    const held = spacers.reduce((sum, { style }) => sum + parseFloat(style.height), 0);
    // Without a layout every scroll reaches the bottom, so the second window is loaded.
    expect(held + inside.length * ROW_PX).toBeCloseTo(2 * COUNT * ROW_PX);

    await scroll((2 * COUNT - 5) * ROW_PX + LIST_TOP_PX);
    expect(renderedRowNumbers(page.root())).toContain(2 * COUNT - 1);
    await scroll(0);
    expect(renderedRowNumbers(page.root())[0]).toBe(0);
  });
});
