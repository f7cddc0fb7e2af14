import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { OperatorError } from '../../operatorError';
import { type TestApp, testApp } from '../../testing/testApp';
import { publishCommand, withdrawCommand } from './flash.ops';

describe('newsflash commands', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const publish = (...args: string[]) => publishCommand(server.deps, args, Date.now());
  const getNewest = async () => (await server.api.call('GET /api/front/flash/list', { limit: 1 })).items[0];

  it('report an invalid flash in a sentence', async () => {
    for (const [args, message] of [
      [[], /title is wrong/],
      [['标题', '--importance', '7'], /importance is wrong/],
      [['标题', '--topic', 'gossip'], /topic is wrong/],
      [['长'.repeat(41)], /title is wrong/],
      [['标题', '--colour', 'red'], /colour/],
      [['标题', '--varieties', 'moon-dust'], /varieties is unknown/]
    ] as [string[], RegExp][]) {
      await assert.rejects(publish(...args), (error) => error instanceof OperatorError && message.test(error.message));
    }
    await assert.rejects(withdrawCommand(server.db, ['no-such', '误发']), /no flash with this id/);
    await assert.rejects(withdrawCommand(server.db, ['no-such']), /REASON/);
  });

  it('publish at once, once per id, and withdraw with a reason', async () => {
    const args = ['东兴口岸', '恢复通关', '--id', 'dongxing-open', '--topic', 'trade', '--varieties', 'cassia'];
    assert.equal(await publish(...args), 'dongxing-open is out.');
    assert.equal(await publish(...args), 'dongxing-open is out.');
    const flash = await getNewest();
    assert.deepEqual(
      [flash?.id, flash?.title, flash?.topic, flash?.varietyIds, flash?.importance],
      ['dongxing-open', '东兴口岸 恢复通关', 'trade', ['cassia'], 1]
    );
    await assert.rejects(publish('别的', '--id', 'dongxing-open'), /Another flash has this id/);
    await withdrawCommand(server.db, ['dongxing-open', '误发']);
    assert.notEqual((await getNewest())?.id, 'dongxing-open');
  });

  describe('pictures of a newsflash', () => {
    const fileOf = async (name: string, content: Buffer | string) => {
      const file = path.join(server.deps.settings.dataDir, name);
      await writeFile(file, content);
      return file;
    };
    const drawing = (red: number) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 90, b: 60 } } })
        .png()
        .toBuffer();
    const stored = () => readdir(path.join(server.deps.settings.dataDir, 'uploads'));

    it('are refused when they are no pictures, unreadable, too large or too many, and nothing is published', async () => {
      const picture = await fileOf('picture.png', await drawing(10));
      const before = await stored();
      for (const [sources, message] of [
        [[await fileOf('note.png', 'a note')], /no jpg, png or webp/],
        [[await fileOf('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')], /no jpg, png or webp/],
        [[await fileOf('large.png', Buffer.alloc(5 * 1024 * 1024 + 1))], /larger than 5 MB/],
        [['/no/such/file.png'], /cannot be read/],
        [['http://127.0.0.1:9/picture.png'], /cannot be read/],
        [[picture, picture, picture, picture], /up to 3/]
      ] as [string[], RegExp][]) {
        const args = sources.flatMap((source) => ['--image', source]);
        await assert.rejects(publish('带图', '--id', 'with-pictures', ...args), message);
      }
      assert.deepEqual(await stored(), before);
      assert.notEqual((await getNewest())?.id, 'with-pictures');
    });

    it('are shown in their order, from files and URLs, once however often the command is run', async (t) => {
      const host = createServer((_, response) => void drawing(200).then((bytes) => response.end(bytes)));
      t.after(() => host.close());
      await once(host.listen(0, '127.0.0.1'), 'listening');
      const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/picture`;
      const file = await fileOf('first.png', await drawing(30));
      const args = ['到货实拍', '--id', 'with-two-pictures', '--image', file, '--image', address];
      await publish(...args);
      await publish(...args);
      const flash = await getNewest();
      assert.equal(flash?.id, 'with-two-pictures');
      const sizes = flash.images.map(({ url, width, height }) => [/^\/uploads\/\w+\.png$/.test(url), width, height]);
      assert.deepEqual(sizes, [
        [true, 40, 30],
        [true, 40, 30]
      ]);
      const [first, second] = await Promise.all(
        flash.images.map(async ({ url }) => (await server.app.inject({ url })).rawPayload)
      );
      const redOf = async (bytes: Buffer | undefined) => (await sharp(bytes).stats()).channels[0]?.mean;
      assert.deepEqual([await redOf(first), await redOf(second)], [30, 200]);
      await assert.rejects(publish(...args.slice(0, -2)), /Another flash has this id/);
      await withdrawCommand(server.db, ['with-two-pictures', '误发']);
      const { flash: withdrawn } = await server.api.call('GET /api/front/flash/detail', { id: 'with-two-pictures' });
      assert.deepEqual(withdrawn.images, []);
    });
  });
});
