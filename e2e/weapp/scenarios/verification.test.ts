import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { startServer, type TestServer } from '../../server';
import type { App } from '../harness/App';
import { stepBudgets } from './budgets';
import { logIn } from './logIn';
import { openApp } from './openApp';

/** A picture of one pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
);
/** A valid id number of no real person. */
const number = '450902 19900101 0013';

describe('verification in the mini-program', () => {
  let server: TestServer;
  let app: App;
  let ocr: Server;
  before(async () => {
    ocr = createServer((_, response) => response.end('{"realName":"覃大满","idNumber":"450902199001010013"}'));
    await new Promise<void>((resolve) => ocr.listen(0, '127.0.0.1', resolve));
    const ocrUrl = `http://127.0.0.1:${(ocr.address() as AddressInfo).port}/`;
    server = await startServer({ env: { OCR_URL: ocrUrl } });
  });
  after(async () => {
    console.log(`\n${app?.steps.table()}\n`);
    app?.close();
    await server?.stop();
    ocr?.close();
  });

  /** Lets the app ask for a photo, agrees, and chooses a file. */
  async function choose(label: string, name: string, content: Buffer): Promise<void> {
    app.media.chosenFiles = [{ tempFilePath: app.putFile(name, content), size: content.length }];
    await app.tap({ label: `${label} 添加照片` });
    if (app.page.text().includes('去选择')) await app.tap({ text: '去选择' });
    await app.until(() => !/\d%/.test(app.page.text()));
  }

  it('leads from the centre to the form, and refuses a PDF with a picture’s name', async () => {
    app = await openApp({
      baseUrl: server.url,
      path: 'pagesAuth/attestation/AttestationCenter',
      query: {},
      scene: 1001
    });
    assert.match(app.page.text(), /登录后办理认证/);
    await app.tap({ text: '登录' });
    await logIn(app, '19912345678');
    await app.until(() => app.page.text().includes('先做个人认证'));
    await app.tap({ text: '去认证', nth: 0 });
    assert.equal(app.page.path, 'pagesAuth/attestation/personal-verification/index');
    await app.input({ placeholder: '和证件上一致' }, '覃小满');
    await app.input({ placeholder: '证件上的号码' }, number);
    assert.match(app.page.text(), /校验位正确/);
    await choose('人像面', 'front.jpg', Buffer.from('%PDF-1.7'));
    assert.match(app.page.text(), /只能传 jpg、png、webp 图片/);
    await app.tap({ label: '删除第 1 张照片' });
  });

  it('reads the card after a separate consent, and fills empty fields', async () => {
    await app.input({ placeholder: '证件上的号码' }, '');
    await choose('人像面', 'front.png', photo);
    await app.tap({ text: '识别并填写' });
    assert.match(app.page.text(), /处理证件信息，需要你单独同意/);
    await app.tap({ text: '同意' });
    await app.until(() => app.page.text().includes('已填 1 项，请逐项核对'));
    assert.match(app.page.text(), /识别所得，请核对/);
  });

  it('submits the documents, and shows that they are in review', async () => {
    await choose('国徽面', 'back.png', photo);
    await app.tap({ text: '长期' });
    await app.tap({ text: '提交审核' });
    await app.until(() => app.page.text().includes('正在审核'));
    assert.equal(app.page.path, 'pagesAuth/attestation/personal-verification/VerificationResult');
    assert.match(app.page.text(), /覃\*\*/);
    assert.match(app.page.text(), /4509\*{12}13/);
    assert.doesNotMatch(app.page.text(), /450902199001010013/);
    app.holdTo(stepBudgets());
  });

  it('keeps the company’s form closed until the person is verified, and opens it then', async () => {
    const second = await openApp({
      baseUrl: server.url,
      path: 'pagesAuth/attestation/corporate-verification/index',
      query: {},
      scene: 1001,
      storage: app.storage
    });
    await second.until(() => second.page.text().includes('个人认证审核中'));
    assert.doesNotMatch(second.page.text(), /营业执照照片/);
    assert.match(second.page.text(), /加入企业/);
    await second.tap({ text: '查看' });
    await second.until(() => second.page.text().includes('正在审核'));
    const waiting = (await server.ops('verification:list'))
      .split('\n')
      .find((line) => line.endsWith('4509************13'));
    await server.ops('verification:approve', waiting?.split(' ')[0] ?? '');
    await second.back();
    await second.until(() => second.page.text().includes('营业执照照片'));
    second.close();
  });
});
