import { useState } from 'react';
import { ownCardFace } from '@/components/card/cardFaceContent';
import { settings } from '@/stores/settings';
import { buildCard } from '@/testing/buildCard';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { fakeCanvas } from '@/testing/fakeCanvas';
import { renderComponent } from '@/testing/renderComponent';
import { CardPosterSheet } from './CardPosterSheet';
import { cardShareImage } from './cardShareImage';
import messages from './locale/zh-Hans';

const api = fakeApi();
const canvas = fakeCanvas();
const downloads: string[] = [];
const card = buildCard({
  visibility: { ...buildCard().visibility, mobile: 'exchanged' },
  secondSide: {
    language: 'en',
    name: 'Qin Xiulan',
    position: 'Sales Manager',
    department: '',
    companyName: 'Guinan Spice Leaves',
    address: 'Yulin, Guangxi'
  }
});

function Sheet() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <CardPosterSheet card={card} onClose={() => setOpen(false)} /> : null;
}

let component: Awaited<ReturnType<typeof renderComponent>> | undefined;
const renderSheet = async () => {
  component = await renderComponent(<Sheet />);
  return component;
};

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  canvas.mend();
  canvas.texts.length = 0;
  downloads.length = 0;
  api.on({
    'POST /api/vcard/card/code/{id}': { code: 'ABCDEFGHJKLMNPQRSTUV', shortCode: 'K7M2P9QX', createdAtMs: 1 }
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});
afterEach(async () => {
  await component?.close();
  component = undefined;
});

describe('CardPosterSheet', () => {
  it('offers a retry when the code of the card cannot be loaded', async () => {
    api.on({
      'POST /api/vcard/card/code/{id}': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    const page = await renderSheet();
    await page.waitFor('重试');
    expect(canvas.texts).toEqual([]);
    api.on({ 'POST /api/vcard/card/code/{id}': { code: 'C', shortCode: 'K7M2P9QX', createdAtMs: 1 } });
    await page.tap('重试');
    await page.waitFor(messages.pictureOf('覃秀兰'));
  });

  it('draws the card as a stranger sees it, with the code to type', async () => {
    const page = await renderSheet();
    await page.waitFor(messages.pictureOf('覃秀兰'));
    expect(canvas.texts).toEqual(
      expect.arrayContaining(['覃秀兰', '销售经理', '企业认证', '桂南香叶供应链', '138****8000'])
    );
    expect(canvas.texts.join('\n')).not.toContain('138 0013 8000');
    expect(canvas.texts).toContain(messages.drawn.shortCode('K7M2 P9QX'));
  });

  it('draws the second side on request, and saves it under its name', async () => {
    const page = await renderSheet();
    await page.waitFor(messages.pictureOf('覃秀兰'));
    canvas.texts.length = 0;
    await page.tap(messages.sides.second);
    await page.waitFor(messages.pictureOf('Qin Xiulan'));
    expect(canvas.texts).toEqual(expect.arrayContaining(['Qin Xiulan', 'Sales Manager']));
    await page.tap('保存图片');
    expect(downloads).toEqual([`${messages.fileName}-Qin-Xiulan.png`]);
  });
});

describe('cardShareImage', () => {
  it('rejects on a device that does not draw', async () => {
    canvas.fail();
    await expect(cardShareImage(ownCardFace(card))).rejects.toThrow('draws no pictures');
  });

  it('draws the face alone', async () => {
    await expect(cardShareImage(ownCardFace(card))).resolves.toMatch(/^data:image\/png/);
    expect(canvas.texts).toEqual(expect.arrayContaining(['覃秀兰', '138****8000']));
    expect(canvas.texts.join('\n')).not.toContain(messages.drawn.invitation);
  });
});
