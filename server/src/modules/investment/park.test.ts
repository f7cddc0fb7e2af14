import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { LeadBody } from '@contract/investment';
import type { ParkForm } from '@contract/park';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { notificationsOf } from '../../testing/notifications';
import { newPerson } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { importParkCommand, listLeadsCommand, listParksCommand } from './investment.ops';

const list = 'POST /api/front/spiceExpo/fuda/getBusinessAttraction';
const submit = 'POST /api/front/expo/submitInvestmentLead';
const leads = 'POST /api/front/expo/getInvestmentLeads';
const records = 'POST /api/operator/expo/getParks';
const save = 'POST /api/operator/expo/savePark';
const publish = 'POST /api/operator/expo/setParkPublished';
const setStatus = 'POST /api/operator/expo/setPlotStatus';
const reply = 'POST /api/operator/expo/replyToLead';
const asOperator = { token: OPERATOR_TOKEN };
const operator = '陆编辑';
let forms = 0;

const form: ParkForm = {
  id: 'test-park',
  name: '六万岭香料园',
  location: '福绵区六万岭路',
  position: { latitude: 22.5, longitude: 110.1 },
  intro: '靠近产地的初加工园。',
  areaMu: 320,
  industries: ['primaryProcessing'],
  policyTags: ['首年免租'],
  pictureUrls: [],
  plan: { width: 200, height: 100 },
  contact: { office: '园区招商部', person: '梁女士', phone: '0775-3850031', address: '六万岭路 1 号' },
  brochure: [{ title: '配套', text: '污水集中处理' }],
  plots: [
    {
      ...{ no: 'A-01', kind: 'workshop', areaM2: 2400, priceFen: 1200, priceBasis: 'm2Month', status: 'available' },
      ...{ note: '', box: { x: 0, y: 0, width: 60, height: 40 } }
    },
    { no: 'B-01', kind: 'land', areaM2: 20_000, priceFen: null, priceBasis: 'mu', status: 'taken', note: '', box: null }
  ],
  revision: 0
};

describe('parks', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp({ isSeeded: true });
  });
  after(() => server.close());

  const write = (changes: Partial<ParkForm> = {}) =>
    server.api.call(save, { operator, park: { ...form, ...changes } }, asOperator);
  const refusal = async (changes: Partial<ParkForm>) => {
    const { error, fields } = await server.api.expectError(
      save,
      { operator, park: { ...form, ...changes } },
      asOperator
    );
    return fields ?? error;
  };
  const shown = async (id = form.id) => (await server.api.call(list, {})).parks.find((park) => park.id === id);
  const buildLead = (changes: Partial<LeadBody> = {}): LeadBody => ({
    requestId: `park${String((forms += 1)).padStart(12, '0')}`,
    target: 'park',
    targetId: 'park-fuda',
    name: '韦小暖',
    company: '',
    contact: '13800138001',
    message: '想看 A-01 厂房',
    ...changes
  });

  it('are written by operators alone, with distinct plots inside the plan', async () => {
    assert.equal((await server.api.expectError(save, { operator, park: form })).error, 'UNAUTHORIZED');
    const [plot] = form.plots;
    assert.deepEqual(await refusal({ plots: [plot!, plot!] }), { plots: 'duplicate' });
    assert.deepEqual(await refusal({ plots: [{ ...plot!, box: { x: 180, y: 0, width: 60, height: 40 } }] }), {
      plots: 'range'
    });
    assert.deepEqual(await refusal({ plan: null }), { plots: 'range' });
    assert.deepEqual(await refusal({ revision: 1 }), { revision: 'stale' });
    const unknown = { operator, id: form.id, isPublished: true };
    assert.equal((await server.api.expectError(publish, unknown, asOperator)).error, 'NOT_FOUND');
  });

  it('are shown with their plots once they are published, and withdrawn again', async () => {
    const first = await write();
    assert.deepEqual([first.revision, first.isPublished, await shown()], [1, false, undefined]);
    assert.deepEqual(await refusal({}), { revision: 'stale' });
    await write({ plots: [], revision: 1 });
    const empty = await server.api.expectError(publish, { operator, id: form.id, isPublished: true }, asOperator);
    assert.deepEqual(empty.fields, { plots: 'required' });
    await write({ revision: 2 });
    for (let times = 0; times < 2; times += 1) {
      await server.api.call(publish, { operator, id: form.id, isPublished: true }, asOperator);
    }
    const { revision: _revision, ...facts } = form;
    assert.deepEqual(await shown(), facts);
    assert.deepEqual(await refusal({ plots: [], revision: 4 }), { plots: 'required' });
    await server.api.call(publish, { operator, id: form.id, isPublished: false }, asOperator);
    assert.equal(await shown(), undefined);
    const lead = buildLead({ targetId: form.id });
    const { token } = await newPerson(server);
    assert.equal((await server.api.expectError(submit, lead, { token })).error, 'NOT_FOUND');
  });

  it('keep the status of a plot from a form of before, also when both are saved at once', async () => {
    const { revision } = (await server.api.call(records, undefined, asOperator)).find(({ id }) => id === form.id)!;
    const missing = { operator, parkId: form.id, no: 'Z-99', status: 'taken' as const };
    assert.equal((await server.api.expectError(setStatus, missing, asOperator)).error, 'NOT_FOUND');
    await Promise.allSettled([
      server.api.call(setStatus, { ...missing, no: 'A-01' }, asOperator),
      write({ name: '六万岭', revision }),
      write({ name: '六万岭香料产业园', revision })
    ]);
    const saved = (await server.api.call(records, undefined, asOperator)).find(({ id }) => id === form.id)!;
    assert.equal(saved.plots[0]?.status, 'taken');
    assert.deepEqual(await refusal({ revision }), { revision: 'stale' });
  });

  it('take visits within 90 days, and lead the answer to the own leads', async () => {
    const { token } = await newPerson(server);
    const expectFields = async (changes: Partial<LeadBody>) =>
      (await server.api.expectError(submit, buildLead(changes), { token })).fields;
    const day = (days: number) => shanghaiDay(Date.now() + days * DAY_MS);
    assert.deepEqual(await expectFields({ visitOn: day(-1) }), { visitOn: 'range' });
    assert.deepEqual(await expectFields({ visitOn: day(91) }), { visitOn: 'range' });
    const region = { target: 'region', targetId: 'yulin', visitOn: day(3) } as const;
    assert.deepEqual(await expectFields(region), { visitOn: 'range' });
    const { leadNo } = await server.api.call(submit, buildLead({ visitOn: day(3) }), { token });
    const [lead] = (await server.api.call(leads, {}, { token })).items;
    assert.deepEqual([lead?.target, lead?.visitOn, lead?.status], ['park', day(3), 'submitted']);
    assert.match(await listLeadsCommand(server.db), new RegExp(`${leadNo}.*visit ${day(3)}`));
    await server.api.call(reply, { operator, id: leadNo, reply: '当天上午九点见' }, asOperator);
    const [note] = (await notificationsOf(server, token)).items;
    assert.deepEqual(note?.jump, { type: 'jumpMini', route: 'exhibit.parkInvestment', params: { tab: 'leads' } });
  });

  it('are six or more in the demo, with forty plots inside their plans', async () => {
    const { parks } = await server.api.call(list, {});
    assert.ok(parks.length >= 6 && parks.flatMap(({ plots }) => plots).length >= 40);
    for (const { plan, plots, id } of parks) {
      const isInside = plots.every(
        ({ box }) => box !== null && box.x + box.width <= plan!.width && box.y + box.height <= plan!.height
      );
      assert.ok(isInside && plots.some(({ status }) => status === 'available'), id);
    }
  });
});

describe('park commands', () => {
  let server: TestApp;
  let folder: string;
  before(async () => {
    server = await testApp();
    folder = await mkdtemp(path.join(tmpdir(), 'xiangshi-park-'));
  });
  after(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const importFile = async (content: string) => {
    const file = path.join(folder, 'park.json');
    await writeFile(file, content);
    return importParkCommand(server.db, { file, operator }, Date.now());
  };

  it('refuse a file that is no park, and one that was saved since', async () => {
    await assert.rejects(importFile('{'), /cannot be read/);
    await assert.rejects(importFile(JSON.stringify({ ...form, areaMu: 0, unknown: 1 })), /\/areaMu/);
    assert.equal(await listParksCommand(server.db), 'There are no parks.');
    assert.match(await importFile(JSON.stringify(form)), /2 plots; its revision is 1\. It is not published/);
    await assert.rejects(importFile(JSON.stringify(form)), /CONFLICT: revision stale/);
    assert.match(
      await listParksCommand(server.db),
      /test-park {2}六万岭香料园 {2}revision 1 {2}1\/2 plots left {2}not/
    );
  });
});
