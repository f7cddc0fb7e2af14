import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { ExpoContent, ExpoForm } from '@contract/expo';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { addFileCommand, saveExpoCommand, showExpoCommand } from './expo.ops';

const save = 'POST /api/operator/expo/saveExpo';
const read = 'GET /api/operator/expo/content';
const operator = { token: OPERATOR_TOKEN };
const webHosts = ['gov.cn'];

describe('operator of expos', () => {
  let server: TestApp;
  let content: ExpoContent;
  let facts: ExpoForm & { operator: string };
  before(async () => {
    server = await testApp({ isSeeded: true });
    content = await server.api.call(read, { id: 'expo-demo' }, operator);
    const { banners: _banners, introduction: _introduction, ...rest } = content;
    facts = { ...rest, operator: '值班员' };
  });
  after(() => server.close());

  it('is refused without the token, and for an unknown expo', async () => {
    assert.equal((await server.api.expectError(save, facts)).error, 'UNAUTHORIZED');
    assert.equal((await server.api.expectError(read, { id: 'unknown' }, operator)).error, 'NOT_FOUND');
  });

  it('cannot save an expo, hours or a broadcast that ends before it begins', async () => {
    const refusal = async (changes: Partial<ExpoForm>) =>
      (await server.api.expectError(save, { ...facts, ...changes }, operator)).fields;
    assert.deepEqual(await refusal({ endsOn: '2020-01-01', openings: [] }), { endsOn: 'range' });
    const [first] = content.openings;
    assert.deepEqual(await refusal({ openings: [first!, first!] }), { openings: 'range' });
    assert.deepEqual(await refusal({ live: { ...content.live!, endsAtMs: content.live!.startsAtMs } }), {
      live: 'range'
    });
    assert.deepEqual(await server.api.call(read, { id: 'expo-demo' }, operator), content);
  });

  it('replaces an expo once per revision, also at the same time, and answers a repeated call with what is stored', async () => {
    const changed = { ...facts, slogan: '香聚南国', live: null };
    const answers = await Promise.all([
      server.api.call(save, changed, operator),
      server.api.call(save, changed, operator)
    ]);
    assert.deepEqual(answers[0], answers[1]);
    const saved = await server.api.call(read, { id: 'expo-demo' }, operator);
    const { operator: name, ...stored } = changed;
    assert.deepEqual(saved, { ...content, ...stored, revision: content.revision + 1 });
    const query = { expoId: 'expo-demo' };
    const { items } = await server.api.call('GET /api/operator/expo/operations', query, operator);
    assert.deepEqual(
      items.map(({ kind, note, operator: by }) => [kind, note, by]),
      [['saveExpo', `revision ${saved.revision}`, name]]
    );
    const stale = { ...changed, slogan: '香满南国' };
    assert.deepEqual((await server.api.expectError(save, stale, operator)).fields, { revision: 'stale' });
    assert.equal(await server.api.call('POST /api/front/spiceExpo/getLiveConfig', {}), null);
  });

  it('creates an expo once', async () => {
    const created = { ...facts, id: 'expo-next', revision: 0 };
    for (let time = 0; time < 2; time += 1) {
      assert.equal((await server.api.call(save, created, operator)).revision, 1);
    }
    const other = { ...created, slogan: '另一届' };
    assert.deepEqual((await server.api.expectError(save, other, operator)).fields, { revision: 'stale' });
  });

  it('refuses a banner whose link is unsafe or leads to a host that is not allowed', async () => {
    const nowMs = server.deps.now().getTime();
    for (const url of ['javascript:alert(1)', 'https://user:a@www.gov.cn/', 'https://evil.example/']) {
      const jump = { type: 'externalLink' as const, url };
      const json = JSON.stringify({ ...content, banners: [{ ...content.banners[0]!, jump }] });
      await assert.rejects(saveExpoCommand(server.db, json, nowMs, webHosts), /link of a banner/);
    }
  });

  it('saves with a command what another one printed, and adds a file', async () => {
    const json = await showExpoCommand(server.db, 'expo-past');
    const withSlogan = (slogan: string) => JSON.stringify({ ...(JSON.parse(json) as ExpoContent), slogan });
    const saveText = (text: string) => saveExpoCommand(server.db, text, server.deps.now().getTime(), webHosts);
    assert.match(await saveText(json), /revision is 1/);
    for (let time = 0; time < 2; time += 1) assert.match(await saveText(withSlogan('香聚玉林')), /revision is 2/);
    await assert.rejects(saveText(withSlogan('香满玉林')), /was saved since/);
    await assert.rejects(saveText('{"id": 1}'), /\/name/);
    await assert.rejects(showExpoCommand(server.db, 'unknown'), /no expo/);
    const folder = await mkdtemp(path.join(tmpdir(), 'expo-file-'));
    try {
      const file = path.join(folder, '参展手册.pdf');
      await writeFile(file, '%PDF-1.4');
      const nowMs = server.deps.now().getTime();
      await assert.rejects(addFileCommand(server.db, 'expo-past', path.join(folder, 'a.exe'), nowMs), /pdf, xlsx/);
      await addFileCommand(server.db, 'expo-past', file, nowMs);
      await addFileCommand(server.db, 'expo-past', file, nowMs);
    } finally {
      await rm(folder, { recursive: true });
    }
    const { files } = (await server.api.call('POST /api/front/spiceExpo/getExpoIntroduce', { expoId: 'expo-past' }))!;
    assert.deepEqual(
      files.map(({ name, type, bytes }) => [name, type, bytes]),
      [['参展手册.pdf', 'pdf', 8]]
    );
  });
});
