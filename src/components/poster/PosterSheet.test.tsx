import { useState } from 'react';
import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import { fakeCanvas } from '@/testing/fakeCanvas';
import { renderComponent } from '@/testing/renderComponent';
import type { Poster } from './poster';
import { PosterSheet } from './PosterSheet';

const poster: Poster = {
  kind: 'news',
  category: '行情',
  title: '秋果大红/开秤半月',
  summary: '干度决定价差',
  varietyId: 'star-anise',
  source: '香市观察',
  date: '11月20日'
};

fakeApi();
const canvas = fakeCanvas();
const downloads: { name: string; address: string }[] = [];

function Sheet() {
  const [isOpen, setOpen] = useState(true);
  return <PosterSheet isOpen={isOpen} onClose={() => setOpen(false)} poster={poster} path="pagesNews/NewsDtl?id=n1" />;
}

let component: Awaited<ReturnType<typeof renderComponent>>;
const renderSheet = async () => {
  component = await renderComponent(<Sheet />);
  return component;
};

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  canvas.mend();
  canvas.texts.length = 0;
  downloads.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push({ name: this.download, address: this.href });
  });
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0');
});
afterEach(async () => {
  await component.close();
});

describe('PosterSheet', () => {
  it('offers a retry when the poster cannot be drawn', async () => {
    canvas.fail();
    const page = await renderSheet();
    await page.waitFor('没有成功，稍后再试');
    expect(page.has('保存图片')).toBe(false);
    canvas.mend();
    await page.tap('重试');
    await page.waitFor('海报：秋果大红/开秤半月');
  });

  it('draws the poster on opening, even if the drawing of the variety fails to load', async () => {
    const page = await renderSheet();
    await page.waitFor('海报：秋果大红/开秤半月');
    expect(canvas.texts).toEqual(expect.arrayContaining(['资讯', '行情', '扫码看详情']));
    expect(canvas.texts).not.toContain('示意图');
  });

  it('saves the poster under a file name that every system accepts', async () => {
    const page = await renderSheet();
    await page.waitFor('海报：秋果大红/开秤半月');
    await page.tap('保存图片');
    await page.waitFor('已保存');
    expect(downloads).toEqual([{ name: '香市海报-秋果大红-开秤半月.png', address: 'data:image/png;base64,aGk=' }]);
  });

  it('asks for a long press where the browser cannot save files', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0');
    const page = await renderSheet();
    await page.waitFor('海报：秋果大红/开秤半月');
    await page.tap('保存图片');
    await page.waitFor('长按图片保存');
    expect(downloads).toEqual([]);
  });

  it('offers sharing only where the browser supports it', async () => {
    const page = await renderSheet();
    await page.waitFor('海报：秋果大红/开秤半月');
    expect(page.has('分享')).toBe(false);
    await page.close();
    const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
    Object.assign(navigator, { canShare: () => true, share });
    const again = await renderSheet();
    await again.waitFor('海报：秋果大红/开秤半月');
    await again.tap('分享');
    const file = share.mock.calls[0]?.[0].files?.[0];
    expect([file?.name, file?.type, file?.size]).toEqual(['香市海报-秋果大红-开秤半月.png', 'image/png', 2]);

    share.mockRejectedValueOnce(new Error('no'));
    await again.tap('分享');
    await again.waitFor('没分享成功，先存图片');
  });
});
