import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@contract';
import { acceptAnswer, exchanges, shown } from '../../testing/exchanges';
import { newPerson } from '../../testing/setupCompany';
import { actOnSupply, publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { type TestPerson, verifiedPerson } from '../../testing/trade';

describe('a contact exchange refuses', () => {
  let server: TestApp;
  let contacts: ReturnType<typeof exchanges>;
  let seller: TestPerson;
  let supplyId: string;

  before(async () => {
    server = await testApp();
    seller = await verifiedPerson(server);
    supplyId = (await publishedSupply(server, seller, { showPhone: 'exchanged' })).id;
    contacts = exchanges(server, supplyId);
  });
  after(() => server.close());

  const invalidRequests: [
    what: string,
    changes: Partial<CallInput<'POST /api/front/exchange/request'>>,
    fields: Record<string, string>
  ][] = [
    [
      'a card without number and WeChat id',
      { shown: { ...shown, mobile: false, weChatId: '' } },
      { contact: 'required' }
    ],
    ['an invalid WeChat id', { shown: { ...shown, weChatId: '老覃' } }, { weChatId: 'pattern' }],
    ['a number in the message', { message: '打我 13800138000' }, { message: 'contact' }],
    ['a banned word', { message: '冰毒要吗' }, { message: 'banned' }],
    ['a number as location', { metLocation: '138 0013 8000' }, { metLocation: 'contact' }],
    ['a number as position', { shown: { ...shown, position: '138 0013 8000' } }, { position: 'contact' }]
  ];
  for (const [what, changes, fields] of invalidRequests) {
    it(what, async () => {
      const refusal = await contacts.expectRequestError(await newPerson(server), changes);
      assert.deepEqual([refusal.error, refusal.fields], ['VALIDATION', fields]);
    });
  }

  it('141 characters, visitors, own and unknown supplies, and a supply that is not offered', async () => {
    const buyer = await newPerson(server);
    assert.equal((await contacts.expectRequestError(buyer, { message: '字'.repeat(141) })).error, 'VALIDATION');
    assert.equal((await server.api.expectError('POST /api/front/exchange/room', { supplyId })).error, 'UNAUTHORIZED');
    assert.equal((await contacts.expectRequestError(seller)).error, 'CONFLICT');
    assert.equal((await contacts.expectRequestError(buyer, { supplyId: 'nothing' })).error, 'NOT_FOUND');
    const other = await verifiedPerson(server);
    const paused = await publishedSupply(server, other);
    await actOnSupply(server, other, paused.id, { action: 'pause' });
    assert.equal((await contacts.expectRequestError(buyer, { supplyId: paused.id })).error, 'NOT_FOUND');
  });

  it('answers from everyone but the user who was asked', async () => {
    const { buyer, id } = await contacts.setupRequest();
    const outsider = await newPerson(server);
    const { token } = outsider;
    assert.equal((await server.api.expectError('POST /api/front/exchange/room', { id }, { token })).error, 'FORBIDDEN');
    for (const person of [outsider, buyer]) {
      for (const body of [
        acceptAnswer(id),
        { id, answer: 'ignore' },
        { id, answer: 'block' }
      ] as CallInput<'POST /api/front/exchange/answer'>[]) {
        const refusal = await server.api.expectError('POST /api/front/exchange/answer', body, { token: person.token });
        assert.equal(refusal.error, 'FORBIDDEN');
      }
    }
    assert.equal((await contacts.getRoom(seller, { id })).exchange?.status, 'requested');
  });

  it('a second request while one waits, and for 30 days after a refusal', async () => {
    const { buyer, id } = await contacts.setupRequest();
    assert.deepEqual((await contacts.expectRequestError(buyer)).fields, { exchange: 'waiting' });
    await contacts.answer(seller, { id, answer: 'ignore' });
    assert.deepEqual((await contacts.expectRequestError(buyer)).fields, { exchange: 'ignored' });
    await contacts.backdateRequest(id);
    assert.equal((await contacts.request(buyer)).exchange?.status, 'requested');
  });
});
