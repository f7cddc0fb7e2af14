import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import type { UploadedImage } from '@contract/upload';
import { multipart } from '../../testing/multipart';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { publishNewsCommand } from './news.ops';

const HEAD = `id: with-pictures
title: 秋果晒场
summary: 晒场里外。
category: origin
source: 产地通讯`;

const buildPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 150, g: 90, b: 60 } } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'whose phone it was' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();

describe('pictures of an article', () => {
  let server: TestApp;
  let folder: string;
  before(async () => {
    server = await testApp();
    folder = await mkdtemp(path.join(os.tmpdir(), 'xiangshi-pictures-'));
    await writeAsset('yard.jpg', await buildPhoto(2400, 1200));
    await writeAsset('bags.jpg', await buildPhoto(300, 200));
    await writeAsset('note.jpg', 'a note');
  });
  after(async () => {
    await rm(folder, { recursive: true });
    await server.close();
  });

  const writeAsset = (name: string, content: Buffer | string) => writeFile(path.join(folder, name), content);
  async function publish(body: string, head = HEAD): Promise<string> {
    await writeAsset('article.md', `---\n${head}\n---\n${body}\n`);
    return publishNewsCommand(server.deps, path.join(folder, 'article.md'), Date.now());
  }
  const getArticle = () => server.api.call('GET /api/front/news/detail', { id: 'with-pictures' });
  const bytesOf = async (url: string) => (await server.app.inject({ url })).rawPayload;

  const invalidArticles: [what: string, body: string, covers: string, fault: RegExp][] = [
    ['no alternative text', '![](yard.jpg)', '', /yard\.jpg: say what it shows/],
    ['no alternative text for a cover', '文', 'yard.jpg', /yard\.jpg: say what it shows/],
    ['a file that is not there', '![晒场](gone.jpg)', '', /gone\.jpg cannot be read/],
    ['a file of another folder', '![晒场](../secret.jpg)', '', /does not lie beside/],
    ['a file that is no picture', '文', 'note.jpg 便条', /note\.jpg is no jpg, png or webp/],
    ['an address of another host', '![晒场](https://evil.example/a.jpg)', '', /was not uploaded here/],
    ['an address that nothing lies at', '文', '/uploads/0123456789abcdef0123.webp 晒场', /was not uploaded here/],
    ['four covers', '文', 'a.jpg 一; b.jpg 二; c.jpg 三; d.jpg 四', /\bcovers: /]
  ];
  describe('an article with pictures that break a rule', () => {
    for (const [what, body, covers, fault] of invalidArticles) {
      it(`is rejected for ${what}`, async () => {
        await assert.rejects(publish(`正文\n\n${body}`, covers === '' ? HEAD : `${HEAD}\ncovers: ${covers}`), fault);
        assert.deepEqual(await server.db.selectFrom('news_article').select('id').execute(), []);
      });
    }
  });

  it('are listed with URL, caption and size, reduced for phones and without camera metadata', async () => {
    const covers = 'yard.jpg 晒场, 早上; bags.jpg 装袋';
    const body = '正文\n\n![院里的"晒场"](yard.jpg "晒到第三天")\n\n![装袋](bags.jpg)';
    assert.equal(await publish(body, `${HEAD}\ncovers: ${covers}`), 'with-pictures is out.');
    const article = await getArticle();
    const [yard, bags] = article.covers;
    assert(yard && bags);
    assert.deepEqual([yard.alt, yard.width, yard.height], ['晒场, 早上', 1600, 800]);
    assert.deepEqual([bags.alt, bags.width, bags.height], ['装袋', 300, 200]);
    assert.equal(
      article.bodyHtml,
      `<p>正文</p>\n<figure><img src="${yard.url}" alt="院里的&quot;晒场&quot;" width="1600" height="800" />` +
        `<figcaption>晒到第三天</figcaption></figure>\n` +
        `<figure><img src="${bags.url}" alt="装袋" width="300" height="200" /></figure>`
    );
    const meta = await sharp(await bytesOf(yard.url)).metadata();
    assert.deepEqual([meta.width, meta.exif], [1600, undefined]);
    const { items } = await server.api.call('GET /api/front/news/list', {});
    assert.deepEqual(items[0]?.covers, article.covers);
  });

  it('are stored once: the same files change nothing, another picture of the same name is a change', async () => {
    const stored = () => readdir(path.join(server.deps.settings.dataDir, 'uploads'));
    const before = await stored();
    const text = '正文\n\n![装袋](bags.jpg)';
    assert.match(await publish(text), /has the new text/);
    assert.match(await publish(text), /nothing done/);
    assert.deepEqual(await stored(), before);
    await writeAsset('bags.jpg', await buildPhoto(310, 200));
    assert.match(await publish(text), /has the new text/);
    assert.match((await getArticle()).bodyHtml, /width="310"/);
    assert.deepEqual((await getArticle()).covers, []);
  });

  it("may be given as the URL that an operator's upload returned", async () => {
    const form = multipart('file', await buildPhoto(40, 30), { authorization: `Bearer ${OPERATOR_TOKEN}` });
    const uploaded = await server.app.inject({ method: 'POST', url: '/api/operator/upload/image', ...form });
    const { url } = uploaded.json<{ data: UploadedImage }>().data;
    await publish(`正文\n\n![样品](${url})`, `${HEAD}\ncovers: ${url} 样品`);
    const { covers, bodyHtml } = await getArticle();
    assert.deepEqual(covers, [{ url, width: 40, height: 30, alt: '样品' }]);
    assert.match(bodyHtml, new RegExp(`<img src="${url}" alt="样品" width="40" height="30" />`));
  });
});
