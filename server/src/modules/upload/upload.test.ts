import assert from 'node:assert/strict';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import type { UploadedImage } from '@contract/upload';
import { logIn } from '../../testing/logIn';
import { multipart } from '../../testing/multipart';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';

const red = { r: 200, g: 20, b: 20 };
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } });

describe('picture upload', () => {
  let server: TestApp;
  let token: string;
  before(async () => {
    server = await testApp();
    token = await logIn(server);
  });
  after(() => server.close());

  async function post(form: { headers: Record<string, string>; payload: Buffer }) {
    const response = await server.app.inject({ method: 'POST', url: '/api/front/upload/image', ...form });
    assert.equal(response.statusCode, 200);
    return response.json<{ code: number; data: unknown }>();
  }
  const upload = (bytes: Buffer) => post(multipart('file', bytes, { authorization: `Bearer ${token}` }));
  const storedFiles = () => readdir(path.join(server.deps.settings.dataDir, 'uploads'));

  it('rejects visitors, and forms without the file', async () => {
    const picture = await plain(4, 4).png().toBuffer();
    assert.deepEqual((await post(multipart('file', picture))).data, { error: 'UNAUTHORIZED' });
    const missing = { error: 'VALIDATION', fields: { file: 'required' } };
    const authorization = `Bearer ${token}`;
    assert.deepEqual((await post(multipart('photo', picture, { authorization }))).data, missing);
    assert.deepEqual((await post(multipart('file', Buffer.alloc(0), { authorization }))).data, missing);
    const json = { headers: { authorization, 'content-type': 'application/json' }, payload: Buffer.from('{}') };
    assert.deepEqual((await post(json)).data, missing);
    assert.deepEqual(await storedFiles(), []);
  });

  it('checks the content instead of the name', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
    const cut = (await plain(400, 400).jpeg().toBuffer()).subarray(0, 700);
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>');
    for (const bytes of [gif, svg, cut, pdf, Buffer.from('<html>'), await plain(4, 4).tiff().toBuffer()]) {
      assert.deepEqual((await upload(bytes)).data, { error: 'FILE_TYPE' });
    }
    assert.deepEqual(await storedFiles(), []);
  });

  it('rejects a drawing of 5 MB in SVG as another type, not as too large', async () => {
    const paths = '<path d="M0 0h9v9H0z"/>'.repeat(Math.floor((5 * 1024 * 1024 - 200) / 23));
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${paths}</svg>`);
    assert(svg.length > 5 * 1024 * 1024 - 300 && svg.length <= 5 * 1024 * 1024);
    assert.deepEqual((await upload(svg)).data, { error: 'FILE_TYPE' });
    assert.deepEqual(await storedFiles(), []);
  });

  it('rejects files above 5 MB, and a small file that decodes to a huge picture', async () => {
    for (const bytes of [5 * 1024 * 1024 + 1, 30 * 1024 * 1024]) {
      assert.deepEqual((await upload(Buffer.alloc(bytes))).data, { error: 'FILE_TOO_LARGE' });
    }
    const bomb = await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    assert.ok(bomb.length < 1024 * 1024);
    const line = await plain(1, 20_000).png().toBuffer();
    for (const huge of [bomb, line]) assert.deepEqual((await upload(huge)).data, { error: 'FILE_TOO_LARGE' });
    assert.deepEqual(await storedFiles(), []);
  });

  it('turns the picture upright, drops all metadata and serves it with an unlimited cache time', async () => {
    const photo = await plain(60, 30)
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '22/1 38/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const image = (await upload(photo)).data as UploadedImage;
    assert.deepEqual([image.width, image.height], [30, 60]);
    const response = await server.app.inject({ url: image.url });
    assert.equal(response.statusCode, 200);
    assert.equal(response.headers['content-type'], 'image/jpeg');
    assert.equal(response.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(response.rawPayload.length, image.bytes);
    const { exif, orientation, icc, xmp } = await sharp(response.rawPayload).metadata();
    assert.deepEqual(
      { exif, orientation, icc, xmp },
      { exif: undefined, orientation: undefined, icc: undefined, xmp: undefined }
    );
  });

  it('limits the longest side to 4096 px and preserves PNG and WebP', async () => {
    const wide = (await upload(await plain(6000, 300).png().toBuffer())).data as UploadedImage;
    assert.deepEqual([wide.width, wide.height], [4096, 205]);
    assert.match(wide.url, /^\/uploads\/[0-9a-z]{25}\.png$/);
    const webp = (await upload(await plain(10, 10).webp().toBuffer())).data as UploadedImage;
    assert.match(webp.url, /\.webp$/);
  });

  it('is limited to thirty files a minute and two hundred pictures a day', async () => {
    const tooOften = async () => (await upload(Buffer.from('no picture'))).data as { error: string };
    const refusals: Record<string, number> = {};
    token = await logIn(server);
    for (let count = 0; count < 245; count += 1) {
      const { error } = await tooOften();
      refusals[error] = (refusals[error] ?? 0) + 1;
      if (count % 35 === 34) server.advance(60_001);
    }
    // Six minutes of thirty, and twenty of the seventh.
    assert.deepEqual(refusals, { FILE_TYPE: 200, RATE_LIMITED: 45 });
    token = await logIn(server);
  });

  it('an upload of an operator needs the token and is stored once however often it is sent', async () => {
    const picture = await plain(30, 20).png().toBuffer();
    const send = async (bearer: string) => {
      const form = multipart('file', picture, { authorization: `Bearer ${bearer}` });
      const response = await server.app.inject({ method: 'POST', url: '/api/operator/upload/image', ...form });
      return response.json<{ data: unknown }>().data;
    };
    assert.deepEqual(await send(token), { error: 'UNAUTHORIZED' });
    const [first, again] = (await Promise.all([send(OPERATOR_TOKEN), send(OPERATOR_TOKEN)])) as UploadedImage[];
    assert.deepEqual([first?.width, first?.height], [30, 20]);
    assert.deepEqual(again, first);
    assert.equal((await server.app.inject({ url: first?.url ?? '' })).rawPayload.length, first?.bytes);
  });

  it('serves nothing else of the data folder', async () => {
    await access(path.join(server.deps.settings.dataDir, 'keys', 'encrypt-private.pem'));
    for (const url of [
      '/uploads/../keys/encrypt-private.pem',
      '/uploads/..%2fkeys%2fencrypt-private.pem',
      '/uploads/'
    ]) {
      assert.equal((await server.app.inject({ url })).statusCode, 404);
    }
  });
});
