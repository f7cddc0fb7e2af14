import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { OperatorError } from '../../operatorError';
import { type TestApp, testApp } from '../../testing/testApp';
import { importRegionCommand } from './investment.ops';
import type { RegionForm } from './regionForm';

const page = 'POST /api/front/spiceExpo/government/getBusinessAttraction';
const contact = { office: '招商专班', person: '', phone: '0775-3850012', address: '玉州区' };

const form: RegionForm = {
  id: 'yulin',
  name: '广西玉林',
  intro: '以香料交易起家的城市',
  advantages: [{ title: '货源集中', text: '常年现货' }],
  chain: [{ title: '种植', text: '标准化基地', items: ['良种苗圃'] }],
  contact,
  policies: [
    {
      ...{ id: 'policy-1', title: '奖励办法', documentNo: '〔2026〕1 号', issuer: '玉林市', issuedOn: '2026-01-02' },
      ...{ validUntil: null, summary: '按投入奖励' }
    }
  ],
  projects: [
    { id: 'project-1', name: '精炼项目', industry: '加工', scaleWan: 900, mode: 'sole', summary: '地块已平整', contact }
  ]
};

describe('import of the government page', () => {
  let server: TestApp;
  let folder: string;
  before(async () => {
    server = await testApp();
    folder = await mkdtemp(path.join(os.tmpdir(), 'xiangshi-region-'));
  });
  after(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  async function save(changes: Partial<RegionForm> = {}): Promise<string> {
    const file = path.join(folder, 'region.json');
    await writeFile(file, JSON.stringify({ ...form, ...changes }));
    return importRegionCommand(server.db, file);
  }

  const refuses = (changes: Partial<RegionForm>, message: RegExp) =>
    assert.rejects(save(changes), (error) => error instanceof OperatorError && message.test(error.message));

  it('refuses what is no page, ids that occur twice and policies that end before they are issued', async () => {
    const [policy] = form.policies;
    await refuses({ name: '' }, /\/name/);
    await refuses({ policies: [policy!, policy!] }, /policies duplicate/);
    await refuses({ policies: [{ ...policy!, validUntil: '2025-01-01' }] }, /policies range/);
    assert.equal(await server.api.call(page, {}), null);
  });

  it('replaces policies and projects as a whole, however often it is sent', async () => {
    for (let times = 0; times < 2; times += 1) await save();
    const shown = await server.api.call(page, {});
    assert.deepEqual([shown?.policies.length, shown?.projects[0]?.scaleWan], [1, 900]);
    await save({ projects: [] });
    assert.deepEqual((await server.api.call(page, {}))?.projects, []);
  });

  it('leaves another region as it is when that one has the id of a policy', async () => {
    await save();
    await refuses({ id: 'zhanjiang' }, /policies taken/);
    assert.equal((await server.api.call(page, {}))?.policies.length, 1);
  });
});
