import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { FeedbackBody } from '@contract/feedback';
import { logIn, newMobile } from '../../testing/logIn';
import { notificationsOf } from '../../testing/notifications';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { answerCommand, closeCommand, listTicketsCommand } from './feedback.ops';

const create = 'POST /api/front/feedback/create';
const list = 'GET /api/front/feedback/list';
const rate = 'POST /api/front/feedback/rate';
const hex = '0123456789abcdef';
let forms = 0;

const form = (changes: Partial<FeedbackBody> = {}): FeedbackBody => {
  forms += 1;
  return {
    requestId: `${hex}${String(forms).padStart(16, '0')}`,
    kind: 'fault',
    content: '行情页下拉刷新没有反应',
    imageUrls: [],
    contact: '13800138000',
    env: { version: '3.2.0 (30200)', platform: 'h5', route: 'pages/mine/index' },
    ...changes
  };
};

/** Returns a mail address of the given length. */
const mailOf = (length: number) => '@xiangshi.example'.padStart(length, 'a');

describe('feedback', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());
  const send = (token: string, changes: Partial<FeedbackBody> = {}) =>
    server.api.call(create, form(changes), { token });
  const nowMs = () => server.deps.now().getTime();

  it('rejects visitors, and values just outside the limits', async () => {
    assert.equal((await server.api.expectError(create, form())).error, 'UNAUTHORIZED');
    const token = await logIn(server);
    const bad: [Partial<Record<keyof FeedbackBody, unknown>>, Record<string, string>][] = [
      [{ content: '九个字'.repeat(3) }, { content: 'minLength' }],
      [{ content: `  ${'九个字'.repeat(3)}  ` }, { content: 'minLength' }],
      [{ content: '长'.repeat(501) }, { content: 'maxLength' }],
      [{ kind: 'praise' }, { kind: 'const' }],
      [{ contact: '1380013800' }, { contact: 'pattern' }],
      [{ contact: 'a@b' }, { contact: 'pattern' }],
      [{ contact: mailOf(61) }, { contact: 'maxLength' }],
      [{ imageUrls: ['/uploads/foreign.jpg'] }, { imageUrls: 'unknown' }],
      [{ imageUrls: Array.from({ length: 5 }, (_, index) => `/uploads/${index}.jpg`) }, { imageUrls: 'maxItems' }],
      [{ requestId: 'x' }, { requestId: 'pattern' }]
    ];
    for (const [changes, fields] of bad) {
      const refused = await server.api.expectError(create, { ...form(), ...changes }, { token });
      assert.deepEqual([refused.error, refused.fields], ['VALIDATION', fields], JSON.stringify(changes));
    }
    assert.deepEqual((await server.api.call(list, {}, { token })).items, []);
  });

  it('accepts values just inside the limits', async () => {
    const token = await logIn(server);
    for (const changes of [
      { content: '十'.repeat(10) },
      { content: '长'.repeat(500) },
      { contact: '' },
      { contact: mailOf(60) },
      { contact: 'qin@xiangshi.example' }
    ]) {
      assert.match((await send(token, changes)).ticketNo, /^FB\d{10}$/);
    }
  });

  it("fills in the user's mobile number when no contact is given", async () => {
    const mobile = newMobile();
    const { id } = await send(await logIn(server, mobile), { contact: null });
    const { contact } = await server.db
      .selectFrom('feedback_ticket')
      .where('id', '=', id)
      .select('contact')
      .executeTakeFirstOrThrow();
    assert.equal(contact, mobile);
  });

  it('creates one ticket however often the form is sent', async () => {
    const token = await logIn(server);
    const body = form();
    const tickets = await Promise.all([1, 2, 3].map(() => server.api.call(create, body, { token })));
    const again = await server.api.call(create, body, { token });
    assert.deepEqual(new Set([...tickets, again].map(({ ticketNo }) => ticketNo)).size, 1);
    assert.equal((await server.api.call(list, {}, { token })).items.length, 1);
    const other = await server.api.call(create, body, { token: await logIn(server) });
    assert.notEqual(other.ticketNo, again.ticketNo, 'the same request id of another user creates another ticket');
  });

  it('limits a user to ten tickets a day', async () => {
    const token = await logIn(server);
    for (let count = 0; count < 10; count += 1) await send(token);
    assert.equal((await server.api.expectError(create, form(), { token })).error, 'RATE_LIMITED');
    const { items, nextCursor } = await server.api.call(list, { limit: 6 }, { token });
    const rest = await server.api.call(list, { limit: 6, cursor: nextCursor ?? '' }, { token });
    assert.equal(new Set([...items, ...rest.items].map(({ id }) => id)).size, 10);
    assert.equal(rest.nextCursor, null);
  });

  it('is answered by operators only; the author is notified and can rate the reply', async () => {
    const token = await logIn(server);
    const stranger = await logIn(server);
    const ticket = await send(token, { kind: 'complaint', content: '有商家\u001b[2J冒用我们公司的照片' });
    const stars = (satisfaction: number, by = token) =>
      server.api.expectError(rate, { id: ticket.id, satisfaction }, { token: by });
    assert.equal((await stars(5)).error, 'CONFLICT', 'there is no reply yet');
    const reply = { id: ticket.id, reply: '已下架该供应，谢谢提醒' };
    for (const call of ['POST /api/operator/feedback/reply', 'POST /api/operator/feedback/close'] as const) {
      assert.equal((await server.api.expectError(call, reply, { token })).error, 'UNAUTHORIZED');
    }

    const waiting = await server.api.call('GET /api/operator/feedback/list', undefined, { token: OPERATOR_TOKEN });
    assert.equal(waiting.find(({ id }) => id === ticket.id)?.contact, '13800138000');
    assert.equal((await server.api.call(list, {}, { token })).items[0]?.status, 'processing');
    assert(!(await listTicketsCommand(server.db)).includes('\u001b'), 'what people write does not steer the terminal');

    await server.api.call('POST /api/operator/feedback/reply', reply, { token: OPERATOR_TOKEN });
    await server.api.call('POST /api/operator/feedback/reply', reply, { token: OPERATOR_TOKEN });
    const [answered] = (await server.api.call(list, {}, { token })).items;
    assert.deepEqual([answered?.status, answered?.reply], ['replied', reply.reply]);
    const { items } = await notificationsOf(server, token);
    assert.deepEqual(
      items.map(({ title, jump }) => [title, jump?.type]),
      [['意见反馈有回复', 'jumpMini']]
    );

    assert.equal((await stars(5, stranger)).error, 'NOT_FOUND');
    assert.equal((await stars(0)).error, 'VALIDATION');
    assert.equal((await stars(6)).error, 'VALIDATION');
    assert.equal((await server.api.call(rate, { id: ticket.id, satisfaction: 5 }, { token })).satisfaction, 5);
    assert.deepEqual((await server.api.call(list, {}, { token: stranger })).items, [], 'others do not see it');
  });

  it('is answered and closed by its number from the command line', async () => {
    const token = await logIn(server);
    const { ticketNo } = await send(token);
    await assert.rejects(answerCommand(server.db, 'FB0', '好', nowMs()), /There is no feedback FB0/);
    await assert.rejects(answerCommand(server.db, ticketNo, '长'.repeat(501), nowMs()), /500 characters/);
    assert.match(await answerCommand(server.db, ticketNo, ' 下个版本修好 ', nowMs()), /下个版本修好$/);
    await closeCommand(server.db, ticketNo);
    await closeCommand(server.db, ticketNo);
    await assert.rejects(answerCommand(server.db, ticketNo, '再答', nowMs()), /is closed/);
    assert.equal((await server.api.call(list, {}, { token })).items[0]?.status, 'closed');
  });
});
