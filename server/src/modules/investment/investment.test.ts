import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallData, CallInput } from '@contract';
import type { LeadBody } from '@contract/investment';
import { DAY_MS } from '@rules/duration';
import { notificationsOf } from '../../testing/notifications';
import { newPerson } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { listLeadsCommand } from './investment.ops';

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

  it('reach an operator all, however many wait for an answer', async () => {
    const { id: userId } = await newPerson(server);
    const first = server.deps.now().getTime();
    const waiting = Array.from({ length: 60 }, (_, index) => `waiting-lead-${String(index).padStart(2, '0')}`);
    await server.db
      .insertInto('investment_lead')
      .values(
        waiting.map((id, index) => ({
          ...{ id, lead_no: id, user_id: userId, request_id: id, target: 'project', target_id: projectId },
          ...{ target_name: '精深加工园', name: '韦小暖', company: '', contact: '13800138001', message: '想了解用地' },
          ...{ status: 'submitted', reply: null, answered_by: null, replied_at_ms: null, created_at_ms: first + index }
        }))
      )
      .execute();
    const found: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const more: CallInput<'POST /api/operator/expo/getOpenLeads'> = cursor === undefined ? {} : { cursor };
      const page: CallData<'POST /api/operator/expo/getOpenLeads'> = await server.api.call(open, more, asOperator);
      assert(page.items.every(({ status }) => status === 'processing'));
      found.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    assert.deepEqual(
      found.filter((id) => id.startsWith('waiting-')),
      waiting
    );
    assert.equal(new Set(found).size, found.length);
    const printed = await listLeadsCommand(server.db);
    assert(waiting.every((id) => printed.includes(id)));
    await server.db.deleteFrom('investment_lead').where('user_id', '=', userId).execute();
  });

  it('show the sender that a lead is processed, answered and closed', async () => {
    const person = await newPerson(server);
    const { leadNo, id } = await server.api.call(submit, buildLead(), { token: person.token });
    const status = async () => (await server.api.call(list, {}, { token: person.token })).items[0]?.status;
    const found = (await server.api.call(open, {}, asOperator)).items.find((lead) => lead.id === id);
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
