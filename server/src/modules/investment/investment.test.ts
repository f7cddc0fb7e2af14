import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { LeadBody } from '@contract/investment';
import { DAY_MS } from '@rules/duration';
import { notificationsOf } from '../../testing/notifications';
import { newPerson } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';

const page = 'POST /api/front/spiceExpo/government/getBusinessAttraction';
const submit = 'POST /api/front/expo/submitInvestmentLead';
const list = 'POST /api/front/expo/getInvestmentLeads';
const open = 'POST /api/operator/expo/getOpenLeads';
const reply = 'POST /api/operator/expo/replyToLead';
const close = 'POST /api/operator/expo/closeLead';
const asOperator = { token: OPERATOR_TOKEN };
let forms = 0;

describe('the government page and its leads', () => {
  let server: TestApp;
  let projectId: string;
  before(async () => {
    server = await testApp({ isSeeded: true });
    projectId = (await server.api.call(page, {}))?.projects[0]?.id ?? '';
  });
  after(() => server.close());

  const buildLead = (changes: Partial<LeadBody> = {}): LeadBody => ({
    requestId: String((forms += 1)).padStart(16, '0'),
    target: 'project',
    targetId: projectId,
    name: '韦小暖',
    company: '',
    contact: '13800138001',
    message: '想了解用地和能耗指标',
    ...changes
  });

  it('have policies with number and validity, those in force first', async () => {
    const { policies, projects, chain, advantages } = (await server.api.call(page, {}))!;
    const states = policies.map(({ isInForce }) => isInForce);
    assert.deepEqual(
      states,
      [...states].sort((one, other) => Number(other) - Number(one))
    );
    assert(states.includes(false) && policies.every(({ documentNo }) => documentNo !== ''));
    assert(projects.length >= 6 && chain.length >= 4 && advantages.length >= 4);
  });

  it('refuse visitors, unknown projects and values outside the limits', async () => {
    assert.equal((await server.api.expectError(submit, buildLead())).error, 'UNAUTHORIZED');
    const { token } = await newPerson(server);
    const expectFields = async (changes: Partial<LeadBody>) => {
      const { error, fields } = await server.api.expectError(submit, buildLead(changes), { token });
      return fields ?? error;
    };
    assert.equal(await expectFields({ targetId: 'unknown' }), 'NOT_FOUND');
    assert.equal(await expectFields({ target: 'region' }), 'NOT_FOUND');
    assert.deepEqual(await expectFields({ contact: '1380013800' }), { contact: 'pattern' });
    assert.deepEqual(await expectFields({ name: ' 韦 ' }), { name: 'minLength' });
    assert.deepEqual(await expectFields({ message: '长'.repeat(501) }), { message: 'maxLength' });
    assert.deepEqual((await server.api.call(list, {}, { token })).items, []);
  });

  it('acknowledge a lead with one number however often it is sent', async () => {
    const { token } = await newPerson(server);
    const body = buildLead();
    const leads = await Promise.all([1, 2, 3].map(() => server.api.call(submit, body, { token })));
    assert.equal(new Set(leads.map(({ leadNo }) => leadNo)).size, 1);
    assert.match(leads[0]?.leadNo ?? '', /^ZS\d{10}$/);
    assert.equal((await server.api.call(list, {}, { token })).items.length, 1);
  });

  it('limit the leads of a day', async () => {
    const { token } = await newPerson(server);
    for (let sent = 0; sent < 10; sent += 1) await server.api.call(submit, buildLead(), { token });
    assert.equal((await server.api.expectError(submit, buildLead(), { token })).error, 'RATE_LIMITED');
    server.advance(DAY_MS);
    await server.api.call(submit, buildLead(), { token });
    const first = await server.api.call(list, { limit: 6 }, { token });
    const rest = await server.api.call(list, { limit: 6, cursor: first.nextCursor ?? '' }, { token });
    assert.deepEqual([first.items.length, rest.items.length, rest.nextCursor], [6, 5, null]);
  });

  it('show the sender that a lead is processed, answered and closed', async () => {
    const person = await newPerson(server);
    const { leadNo, id } = await server.api.call(submit, buildLead(), { token: person.token });
    const status = async () => (await server.api.call(list, {}, { token: person.token })).items[0]?.status;
    const found = (await server.api.call(open, undefined, asOperator)).find((lead) => lead.id === id);
    assert.deepEqual([found?.contact, await status()], ['13800138001', 'processing']);
    const answer = { operator: '陆编辑', id: leadNo, reply: '请于周三来访' };
    for (let times = 0; times < 2; times += 1) await server.api.call(reply, answer, asOperator);
    assert.equal(await status(), 'replied');
    const notes = await notificationsOf(server, person.token);
    assert.equal(notes.items.filter(({ content }) => content.event === 'investment.replied').length, 1);
    await server.api.call(close, { operator: '陆编辑', id }, asOperator);
    assert.equal(await status(), 'closed');
    const refused = await server.api.expectError(reply, { ...answer, reply: '再来' }, asOperator);
    assert.deepEqual(refused.fields, { status: 'closed' });
    assert.equal((await server.api.expectError(close, { operator: 'ab', id: 'x' }, asOperator)).error, 'NOT_FOUND');
  });
});
