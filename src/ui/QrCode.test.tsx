import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import { renderComponent } from '@/testing/renderComponent';
import { QrCode } from './QrCode';

fakeApi();
beforeAll(() => settings.setLanguage('zh-Hans'));

describe('QrCode', () => {
  it('offers a retry instead of a code that cannot be drawn', async () => {
    // More than any code holds.
    const page = await renderComponent(<QrCode text={'x'.repeat(3000)} label="打开香市" />);
    await page.waitFor('重试');
    expect(page.has('打开香市')).toBe(false);
    await page.tap('重试');
    await page.waitFor('重试');
    await page.close();
  });

  it('draws black strokes with a light border of two modules', async () => {
    const page = await renderComponent(<QrCode text="香市" label="打开香市" />);
    await page.waitFor('打开香市');
    const picture = page.find('打开香市')?.outerHTML ?? '';
    expect(picture).toContain("viewBox='0 0 25 25'");
    // The upper left finder pattern: seven dark modules in its first row.
    expect(picture).toContain("d='M2 2.5h7");
    await page.close();
  });
});
