import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@contract';
import type { ExchangeStatus, ShownContact } from '@contract/exchange';
import { newId } from '../../database/id';
import { newPerson } from '../../testing/putCompany';
import { act, publishedSupply } from '../../testing/supplies';
import { testApp, type TestApp } from '../../testing/testApp';
import { toldTo, verifiedPerson, type TestPerson } from '../../testing/trade';
import { lapseExchanges } from './exchange.service';
import { nextStatus, type ExchangeAction } from './exchangeStatus';

const DAY_MS = 86_400_000;
const shown: ShownContact = { company: true, mobile: true, position: '采购经理', weChatId: 'xiang_liao88' };
type Answer = CallInput<'POST /api/front/exchange/answer'>;

describe('what may happen to a request for a contact', () => {
  const outcomes: [action: ExchangeAction, ...of: Record<ExchangeStatus, ExchangeStatus | 'same' | 'CONFLICT'>[]][] = [
    ['accept', { requested: 'accepted', accepted: 'same', ignored: 'CONFLICT', blocked: 'CONFLICT' }],
    ['ignore', { requested: 'ignored', accepted: 'CONFLICT', ignored: 'same', blocked: 'CONFLICT' }],
    ['block', { requested: 'blocked', accepted: 'CONFLICT', ignored: 'blocked', blocked: 'same' }],
    ['unblock', { requested: 'CONFLICT', accepted: 'CONFLICT', ignored: 'same', blocked: 'ignored' }],
    ['lapse', { requested: 'ignored', accepted: 'CONFLICT', ignored: 'same', blocked: 'CONFLICT' }]
  ];
  const tried = (run: () => ExchangeStatus | null) => {
    try {
      return run() ?? 'same';
    } catch (error) {
      return (error as { errorName: string }).errorName;
    }
  };
  for (const [action, table] of outcomes) {
    const by = action === 'lapse' ? 'time' : 'asked';
    it(`${action} by ${by} alone`, () => {
      for (const [from, outcome] of Object.entries(table ?? {}) as [ExchangeStatus, string][]) {
        assert.equal(
          tried(() => nextStatus(action, by, from)),
          outcome,
          from
        );
        for (const other of ['asker', 'asked', 'time'] as const) {
          if (other !== by)
            assert.equal(
              tried(() => nextStatus(action, other, from)),
              'FORBIDDEN',
              `${other} ${from}`
            );
        }
      }
    });
  }
});

describe('exchanging contacts', () => {
  let server: TestApp;
  let seller: TestPerson;
  let supplyId: string;

  before(async () => {
    server = await testApp();
    seller = await verifiedPerson(server);
    supplyId = (await publishedSupply(server, seller, { showPhone: 'exchanged' })).id;
  });
  after(() => server.close());

  const bodyOf = (changes: Partial<CallInput<'POST /api/front/exchange/request'>> = {}) => ({
    supplyId,
    requestId: newId(),
    shown,
    message: '想长期采购八角',
    ...changes
  });
  const ask = ({ token }: TestPerson, changes: Parameters<typeof bodyOf>[0] = {}) =>
    server.api.call('POST /api/front/exchange/request', bodyOf(changes), { token });
  const askRefused = ({ token }: TestPerson, changes: Parameters<typeof bodyOf>[0] = {}) =>
    server.api.refusal('POST /api/front/exchange/request', bodyOf(changes), { token });
  const answer = ({ token }: TestPerson, body: Answer) =>
    server.api.call('POST /api/front/exchange/answer', body, { token });
  const yes = (id: string): Answer => ({ id, answer: 'accept', shown: { ...shown, weChatId: '', position: '' } });
  const roomOf = ({ token }: TestPerson, where: CallInput<'POST /api/front/exchange/room'>) =>
    server.api.call('POST /api/front/exchange/room', where, { token });
  const asked = async () => {
    const buyer = await newPerson(server);
    const { exchange } = await ask(buyer);
    return { buyer, id: exchange?.id ?? assert.fail() };
  };
  /** As if it had been asked 30 days ago. */
  const putBack = (id: string) =>
    server.db
      .updateTable('contact_exchange')
      .set({ requested_at_ms: server.deps.now().getTime() - 30 * DAY_MS })
      .where('id', '=', id)
      .execute();
  const mobileOf = async ({ token }: TestPerson) =>
    (await server.api.call('POST /api/front/supply/contact', { id: supplyId }, { token })).mobile;

  describe('refuses', () => {
    const wrong: [what: string, changes: Parameters<typeof bodyOf>[0], fields: Record<string, string>][] = [
      [
        'a card that nobody can be reached by',
        { shown: { ...shown, mobile: false, weChatId: '' } },
        { contact: 'required' }
      ],
      ['what is no WeChat id', { shown: { ...shown, weChatId: '老覃' } }, { weChatId: 'pattern' }],
      ['a number in the message', { message: '打我 13800138000' }, { message: 'contact' }],
      ['a banned word', { message: '冰毒要吗' }, { message: 'banned' }],
      ['a number as position', { shown: { ...shown, position: '138 0013 8000' } }, { position: 'contact' }]
    ];
    for (const [what, changes, fields] of wrong) {
      it(what, async () => {
        const refusal = await askRefused(await newPerson(server), changes);
        assert.deepEqual([refusal.error, refusal.fields], ['VALIDATION', fields]);
      });
    }

    it('141 characters, visitors, the own supply, unknown ones and what is not offered', async () => {
      const buyer = await newPerson(server);
      assert.equal((await askRefused(buyer, { message: '字'.repeat(141) })).error, 'VALIDATION');
      assert.equal((await server.api.refusal('POST /api/front/exchange/room', { supplyId })).error, 'UNAUTHORIZED');
      assert.equal((await askRefused(seller)).error, 'CONFLICT');
      assert.equal((await askRefused(buyer, { supplyId: 'nothing' })).error, 'NOT_FOUND');
      const other = await verifiedPerson(server);
      const paused = await publishedSupply(server, other);
      await act(server, other, paused.id, { action: 'pause' });
      assert.equal((await askRefused(buyer, { supplyId: paused.id })).error, 'NOT_FOUND');
    });

    it('everybody but the one who was asked', async () => {
      const { buyer, id } = await asked();
      const outsider = await newPerson(server);
      const { token } = outsider;
      assert.equal((await server.api.refusal('POST /api/front/exchange/room', { id }, { token })).error, 'FORBIDDEN');
      for (const person of [outsider, buyer]) {
        for (const body of [yes(id), { id, answer: 'ignore' }, { id, answer: 'block' }] as Answer[]) {
          const refusal = await server.api.refusal('POST /api/front/exchange/answer', body, { token: person.token });
          assert.equal(refusal.error, 'FORBIDDEN');
        }
      }
      assert.equal((await roomOf(seller, { id })).exchange?.status, 'requested');
    });

    it('a second request while one waits, and for 30 days after one that was turned down', async () => {
      const { buyer, id } = await asked();
      assert.deepEqual((await askRefused(buyer)).fields, { exchange: 'waiting' });
      await answer(seller, { id, answer: 'ignore' });
      assert.deepEqual((await askRefused(buyer)).fields, { exchange: 'ignored' });
      await putBack(id);
      assert.equal((await ask(buyer)).exchange?.status, 'requested');
    });
  });

  it('gives both each other, and nothing before', async () => {
    const { buyer, id } = await asked();
    const waiting = await roomOf(seller, { id });
    assert.deepEqual(
      [waiting.exchange?.status, waiting.exchange?.theirs?.mobile, waiting.exchange?.theirs?.weChatId],
      ['requested', '', '']
    );
    assert.equal((await roomOf(buyer, { supplyId })).exchange?.theirs, null);
    assert.equal(JSON.stringify(waiting).includes(buyer.mobile), false);
    assert.match(await mobileOf(buyer), /\*{4}/);

    const done = await answer(seller, yes(id));
    assert.deepEqual([done.exchange?.theirs?.mobile, done.exchange?.theirs?.weChatId], [buyer.mobile, 'xiang_liao88']);
    const { exchange } = await roomOf(buyer, { supplyId });
    assert.deepEqual([exchange?.status, exchange?.theirs?.mobile], ['accepted', seller.mobile]);
    assert.equal(await mobileOf(buyer), seller.mobile);
    assert.equal((await answer(seller, yes(id))).exchange?.status, 'accepted');
    assert.equal((await toldTo(server, buyer)).filter((title) => title === '已交换联系方式').length, 1);
  });

  it('shows only what was chosen', async () => {
    const buyer = await newPerson(server);
    const { exchange } = await ask(buyer, {
      shown: { company: false, mobile: false, position: '', weChatId: 'only_wechat' }
    });
    const done = await answer(seller, yes(exchange?.id ?? ''));
    const { mobile, company, weChatId } = done.exchange?.theirs ?? assert.fail();
    assert.deepEqual([mobile, company, weChatId], ['', '', 'only_wechat']);
  });

  it('does not tell who was blocked, and can be taken back', async () => {
    const { buyer, id } = await asked();
    await answer(seller, { id, answer: 'block' });
    assert.equal((await roomOf(seller, { id })).exchange?.status, 'blocked');
    assert.equal((await roomOf(buyer, { id })).exchange?.status, 'ignored');
    await putBack(id);
    assert.deepEqual((await askRefused(buyer)).fields, { exchange: 'ignored' });
    await answer(seller, { id, answer: 'unblock' });
    assert.equal((await ask(buyer)).exchange?.status, 'requested');
  });

  it('a double tap asks once', async () => {
    const buyer = await newPerson(server);
    const requestId = newId();
    const { id } = await publishedSupply(server, await verifiedPerson(server));
    const rooms = await Promise.all([1, 2, 3].map(() => ask(buyer, { requestId, supplyId: id })));
    assert.equal(new Set(rooms.map(({ exchange }) => exchange?.id)).size, 1);
  });

  it('two requests at once are one', async () => {
    const buyer = await newPerson(server);
    const owner = await verifiedPerson(server);
    const { id } = await publishedSupply(server, owner);
    const answers = await Promise.all(
      [1, 2].map(() =>
        server.api.send('POST /api/front/exchange/request', bodyOf({ supplyId: id }), { token: buyer.token })
      )
    );
    assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 409]);
    assert.equal((await toldTo(server, owner)).filter((title) => title === '请求与你交换联系方式').length, 1);
  });

  it('of accept and ignore at once exactly one happens, ten times', async () => {
    const owner = await verifiedPerson(server);
    const { id: ofOwner } = await publishedSupply(server, owner);
    for (let round = 0; round < 10; round += 1) {
      const buyer = await newPerson(server);
      const id = (await ask(buyer, { supplyId: ofOwner })).exchange?.id ?? assert.fail();
      const answers = await Promise.all(
        [yes(id), { id, answer: 'ignore' } as Answer].map((body) =>
          server.api.send('POST /api/front/exchange/answer', body, { token: owner.token })
        )
      );
      assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 409], `round ${round}`);
      const winner = answers[0]?.code === 200 ? 'accepted' : 'ignored';
      const { exchange } = await roomOf(buyer, { id });
      assert.deepEqual([exchange?.status, exchange?.theirs !== null], [winner, winner === 'accepted']);
    }
  });

  it('to ask back is to agree', async () => {
    const [one, other] = [await verifiedPerson(server), await verifiedPerson(server)];
    const [ofOne, ofOther] = [await publishedSupply(server, one), await publishedSupply(server, other)];
    const rooms = await Promise.all([ask(one, { supplyId: ofOther.id }), ask(other, { supplyId: ofOne.id })]);
    assert(rooms.some(({ exchange }) => exchange?.status === 'accepted'));
    const { exchange } = await roomOf(one, { supplyId: ofOther.id });
    assert.deepEqual([exchange?.status, exchange?.theirs?.mobile], ['accepted', other.mobile]);
  });

  it('lapses after 30 days, however often the job runs', async () => {
    const owner = await verifiedPerson(server);
    const { id: ofOwner } = await publishedSupply(server, owner);
    const buyer = await newPerson(server);
    const id = (await ask(buyer, { supplyId: ofOwner })).exchange?.id ?? assert.fail();
    const nowMs = server.deps.now().getTime();
    await lapseExchanges(server.db, nowMs + 30 * DAY_MS - 60_000);
    assert.equal((await roomOf(buyer, { id })).exchange?.status, 'requested');
    await Promise.all([1, 2].map(() => lapseExchanges(server.db, nowMs + 30 * DAY_MS + 1000)));
    assert.equal((await roomOf(buyer, { id })).exchange?.status, 'ignored');
  });
});
