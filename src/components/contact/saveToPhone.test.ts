import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';
import { saveToPhone } from './saveToPhone';

fakeApi();
const person = { name: '陆志强', company: '', position: '采购经理', mobile: '13800138004', weChatId: '' };
const downloads: string[] = [];
const copied: string[] = [];

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  downloads.length = 0;
  copied.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => overlays.close());

describe('a contact that is saved in the phone', () => {
  it('is downloaded by a browser, and says what is left to do', async () => {
    const page = await openPage('/pages/index/index');
    await saveToPhone(person);
    await page.settle();
    expect(downloads).toEqual(['陆志强.vcf']);
    expect(page.has(messages.downloaded)).toBe(true);
  });

  it('is not downloaded by WeChat’s browser, which offers to copy the number', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0');
    const page = await openPage('/pages/index/index');
    void saveToPhone(person);
    await page.waitFor(messages.unsupported.title);
    expect(page.has(messages.saved)).toBe(false);
    await page.tap(messages.unsupported.copyNumber);
    await page.settle();
    expect(copied).toEqual(['13800138004']);
    expect(downloads).toEqual([]);
  });
});
