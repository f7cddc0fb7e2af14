import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { type TestApp, testApp } from '../../testing/testApp';

const now = 'POST /api/front/spiceExpo/getNowSpiceExpo';
const index = 'POST /api/front/spiceExpo/getExpoIndex';
const live = 'POST /api/front/spiceExpo/getLiveConfig';
const introduce = 'POST /api/front/spiceExpo/getExpoIntroduce';

describe('current expo', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('is the next one, then the one that is on, and null after its last day', async () => {
    const expo = await server.api.call(now, undefined);
    assert(expo);
    assert.equal(expo.phase, 'before');
    const isNow = (ms: number) => Math.abs(ms - server.deps.now().getTime()) < MINUTE_MS;
    assert(isNow(expo.serverNowMs));
    assert.equal(Date.parse(expo.endsOn) - Date.parse(expo.startsOn), 2 * DAY_MS);
    server.advance(16 * DAY_MS);
    const later = await server.api.call(now, undefined);
    assert(later && isNow(later.serverNowMs));
    assert.deepEqual(later, { ...expo, phase: 'on', serverNowMs: later.serverNowMs });
    server.advance(DAY_MS);
    assert.equal(await server.api.call(now, undefined), null);
  });
});

describe('index of an expo', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('is null for an unknown expo', async () => {
    assert.equal(await server.api.call(index, { expoId: 'unknown' }), null);
  });

  it('has the facts of the coming expo and the results of the one before', async () => {
    const expo = (await server.api.call(index, {}))!;
    assert.equal(expo.phase, 'before');
    assert.equal(expo.openings.length, 3);
    assert.deepEqual(
      expo.previous.map(({ id, figures }) => [id, figures.length]),
      [['expo-past', 4]]
    );
    assert.deepEqual(
      new Set(expo.organisers.map(({ role }) => role)),
      new Set(['host', 'coHost', 'undertaker', 'supporter'])
    );
    const past = (await server.api.call(index, { expoId: 'expo-past' }))!;
    assert.deepEqual([past.phase, past.previous], ['over', []]);
  });

  it('announces the broadcast until it has ended', async () => {
    const config = (await server.api.call(live, {}))!;
    assert(config.endsAtMs > config.startsAtMs);
    assert.equal(await server.api.call(live, { expoId: 'expo-past' }), null);
    server.advance(config.endsAtMs - server.deps.now().getTime() - MINUTE_MS);
    assert.deepEqual(await server.api.call(live, {}), config);
    server.advance(MINUTE_MS);
    assert.equal(await server.api.call(live, {}), null);
  });

  it('is that of the last expo when no other comes', async () => {
    server.advance(17 * DAY_MS);
    const expo = (await server.api.call(index, {}))!;
    assert.deepEqual([expo.id, expo.phase], ['expo-demo', 'over']);
  });
});

describe('introduction of an expo', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('is null for an unknown expo, and an unknown file is refused', async () => {
    assert.equal(await server.api.call(introduce, { expoId: 'unknown' }), null);
    const { error } = await server.api.expectError('POST /api/front/expo/getFile', { id: 'unknown' });
    assert.equal(error, 'NOT_FOUND');
  });

  it('has each section once, and a file that can be downloaded', async () => {
    const { sections, files } = (await server.api.call(introduce, {}))!;
    assert.equal(new Set(sections.map(({ kind }) => kind)).size, 8);
    assert.equal(sections.length, 8);
    const [file] = files;
    const { base64, ...found } = await server.api.call('POST /api/front/expo/getFile', { id: file!.id });
    assert.deepEqual(found, file);
    assert.equal(Buffer.from(base64, 'base64').length, file!.bytes);
  });
});

describe('database without an expo', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  it('has no index, banners, broadcast and introduction', async () => {
    assert.equal(await server.api.call(index, {}), null);
    assert.deepEqual(await server.api.call('POST /api/front/spiceExpo/getExpoBanner', {}), []);
    assert.equal(await server.api.call(live, {}), null);
    assert.equal(await server.api.call(introduce, {}), null);
  });
});
