import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { sanitizeCopiedText } from './sanitizeCopiedText';

fakeApi();
const renderPage = (text: string) => openPage(`/pagesNews/CopyClipboard?text=${encodeURIComponent(text)}`);
let written: string[];
let refuses: boolean;

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  written = [];
  refuses = false;
  Object.assign(navigator, {
    clipboard: {
      writeText: (text: string) => {
        if (refuses) return Promise.reject(new Error('denied'));
        written.push(text);
        return Promise.resolve();
      }
    }
  });
  // Disables the fallback for pages without https.
  document.execCommand = () => false;
});

describe('CopyClipboard page', () => {
  it('shows that there is nothing to copy for a blank text', async () => {
    const page = await renderPage(' \u200b ');
    await page.waitFor('没有要复制的内容');
  });

  it('shows HTML as plain text', async () => {
    const page = await renderPage('<img src=x onerror=alert(1)>');
    await page.waitFor('<img src=x onerror=alert(1)>');
    expect(page.root().querySelector('img[src="x"]')).toBeNull();
  });

  it('copies the text without invisible characters', async () => {
    const page = await renderPage('https://gov.cn/\u202emoc.live\u0007');
    await page.waitFor('https://gov.cn/moc.live');
    await page.tap('复制');
    expect(written).toEqual(['https://gov.cn/moc.live']);
  });

  it('explains how to copy manually when the clipboard is unavailable', async () => {
    refuses = true;
    const page = await renderPage('八角 34.50 元/公斤');
    await page.waitFor('八角 34.50 元/公斤');
    expect(page.has('长按输入框，点粘贴')).toBe(true);
    await page.tap('复制');
    await page.waitFor('没复制成功，长按文字复制');
    await page.waitFor('长按上面的文字，全选后点复制');
  });

  it('explains the next step after copying, for a link to open it in a browser', async () => {
    const page = await renderPage('https://www.gov.cn/zhengce');
    await page.waitFor('粘贴到地址栏打开');
    await page.tap('复制');
    await page.waitFor('已复制，去粘贴吧');
    expect(written).toEqual(['https://www.gov.cn/zhengce']);
  });

  it('keeps long text and line breaks', () => {
    const long = `${'长'.repeat(5000)}\r\n第二行\t完`;
    expect(sanitizeCopiedText(long)).toBe(`${'长'.repeat(5000)}\n第二行\t完`);
  });
});
