import { fakeApi } from '@/testing/fakeApi';
import { renderComponent } from '@/testing/renderComponent';
import { RegionSheet } from './RegionSheet';

const api = fakeApi();
const cities = ['南宁市', '柳州市', '桂林市'].map((name, at) => ({ code: `4501${at}0`, name }));

describe('RegionSheet', () => {
  it('starts each level at its top, and closes on Escape at the second level', async () => {
    api.on({
      'GET /api/front/region/tree': [{ code: '450000', name: '广西壮族自治区', children: cities }]
    });
    const close = jest.fn();
    const page = await renderComponent(<RegionSheet isOpen onClose={close} onChange={() => undefined} />);
    await page.waitFor('广西壮族自治区');
    const scrolled = document.querySelector('[role="dialog"] [role="listbox"]')?.parentElement;
    await page.tap('广西壮族自治区');
    await page.waitFor('南宁市');
    // A new element, so the scroll position of the previous level is lost.
    expect(document.querySelector('[role="dialog"] [role="listbox"]')?.parentElement).not.toBe(scrolled);
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await page.settle();
    expect(close).toHaveBeenCalledTimes(1);
    await page.close();
  });
});
