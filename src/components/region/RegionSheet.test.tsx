import { fakeApi } from '@/testing/fakeApi';
import { renderComponent } from '@/testing/renderComponent';
import { RegionSheet } from './RegionSheet';

const api = fakeApi();
const cities = ['南宁市', '柳州市', '桂林市'].map((name, at) => ({ code: `4501${at}0`, name }));

describe('the choice of a region', () => {
  it('begins each level at its top, and closes with Escape there too', async () => {
    api.on({
      'GET /api/front/region/tree': [{ code: '450000', name: '广西壮族自治区', children: cities }]
    });
    const close = jest.fn();
    const page = await renderComponent(<RegionSheet isOpen onClose={close} onChange={() => undefined} />);
    await page.waitFor('广西壮族自治区');
    const scrolled = document.querySelector('[role="dialog"] [role="listbox"]')?.parentElement;
    await page.tap('广西壮族自治区');
    await page.waitFor('南宁市');
    // Another element: what was scrolled on the level before is gone with it.
    expect(document.querySelector('[role="dialog"] [role="listbox"]')?.parentElement).not.toBe(scrolled);
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await page.settle();
    expect(close).toHaveBeenCalledTimes(1);
    await page.close();
  });
});
