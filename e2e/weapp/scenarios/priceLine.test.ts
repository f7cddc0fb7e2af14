import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import sharp from 'sharp';
import type { PriceLineInfo } from '@contract/lineInfo';
import type { NewReport } from '@contract/priceReport';
import type { App } from '../harness/App';
import { fetchJson } from './fetchJson';
import { logIn } from './logIn';
import { setupScenario } from './setupScenario';

const lineId = 'star-anise.dahong.yulin';
const mobile = '13912345671';

/** Formats fen per kilogram as the page does: 3450 is 34.50. */
const yuan = (fen: number | null) => ((fen ?? 0) / 100).toFixed(2);

describe('a price line in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  let info: PriceLineInfo;

  before(async () => {
    info = await fetchJson<PriceLineInfo>(scene.server, `/api/front/market/line?lineId=${lineId}`);
    app = await scene.open();
  });
  const drawn = () => app.page.drawCalls(app.page.find({ tag: 'canvas' }).id);
  const asked = (path: string) => app.requests.filter((request) => request.path.split('?')[0] === path);

  it('opens with its price, its provenance and its listings', async () => {
    await app.switchTab(1);
    await app.tap({ text: `${info.line.gradeName}·${info.line.marketShortName}` });
    assert.equal(app.page.path, 'pagesMarket/marketInfo/index');
    const text = app.page.text();
    for (const part of [yuan(info.line.midFen), info.provenance.sourceName, info.supplies[0]?.title ?? '?']) {
      assert.ok(text.includes(part), `${part} in:\n${text}`);
    }
  });

  it('draws another range', async () => {
    await app.tap({ text: '7日' });
    assert.equal(asked('/api/front/market/series').length, 2);
    assert.ok(drawn().some(({ name }) => name === 'lineTo'));
  });

  it('compares another grade in the chart and shows the difference', async () => {
    const other = info.grades.find((grade) => grade.lineId !== lineId)?.gradeName ?? '';
    await app.tap({ text: '对比' });
    await app.tap({ text: other, nth: 1 });
    assert.match(app.page.text(), /[+−]\d+\.\d\d [+−]\d+\.\d\d%/);
    await app.tap({ label: '关闭' });
    await app.tap({ label: `取消对比${other}` });
  });

  it('asks for a login before an alert, and then sets it', async () => {
    await app.tap({ text: '提醒' });
    assert.ok(app.page.text().includes('登录后设价格提醒'), app.page.text());
    await app.tap({ text: '手机号登录' });
    await logIn(app, mobile);

    assert.equal(app.page.path, 'pagesMarket/marketInfo/index');
    await app.input({ label: '提醒价格' }, '999');
    await app.tap({ text: '添加提醒' });
    assert.ok(app.page.text().includes('涨到 999.00 元/公斤'), app.page.text());
    const sent = asked('/api/front/market/alert').at(-1);
    assert.deepEqual(JSON.parse(sent?.body ?? '{}'), { lineId, rule: { kind: 'above', priceFen: 99900 } });
  });

  it('sends a photo with a corrected price, and explains a file that is no photo', async () => {
    const pick = (name: string, content: Buffer) => {
      app.media.chosenFiles = [{ tempFilePath: app.putFile(name, content), size: content.length }];
      return app.tap({ text: '拍照/相册' });
    };
    const photo = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    await app.tap({ label: '关闭' });
    await app.tap({ text: '价格不对？' });
    await app.tap({ text: '偏高' });
    await app.tap({ text: '拍照/相册' });
    assert.ok(app.page.text().includes('0/3'), app.page.text());
    await pick('note.jpg', Buffer.from('no picture'));
    assert.ok(app.page.text().includes('只能传 jpg、png、webp 图片'), app.page.text());
    await app.tap({ label: '删除第 1 张照片' });
    await pick('board.jpg', photo);
    await app.tap({ text: '提交' });
    const sent = JSON.parse(asked('/api/front/market/report').at(-1)?.body ?? '{}') as NewReport;
    assert.equal(sent.kind, 'tooHigh');
    assert.match(sent.images?.join() ?? '', /^\/uploads\/\w+\.jpg$/);
  });
});
