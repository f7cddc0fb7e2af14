import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ExpoTicket, TicketApplication } from '@contract/expoTicket';
import { DAY_MS } from '@rules/duration';
import type { Member } from '../../http/ports';
import { countQueries } from '../../testing/countQueries';
import { buildApplication, setupExpo, type TestExpo } from '../../testing/expoTickets';
import { newMobile } from '../../testing/logIn';
import { notificationsOf } from '../../testing/notifications';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { getExpoUserInfo } from './expoTicket.service';

const info = 'POST /api/front/spiceExpo/getExpoUserInfo';
const apply = 'POST /api/front/spiceExpo/ticketApplication';
const cancel = 'POST /api/front/expo/cancelTicket';

describe('registration for an expo', () => {
  let server: TestApp;
  let expo: TestExpo;
  let member: TestPerson;
  before(async () => {
    server = await testApp({ isSeeded: true });
    expo = await setupExpo(server);
    member = await newPerson(server);
  });
  after(() => server.close());

  const register = async (
    person: TestPerson,
    changes: Partial<TicketApplication> = {},
    of = expo
  ): Promise<ExpoTicket[]> => {
    const input = await buildApplication(server, of, person, changes);
    return (await server.api.call(apply, input, { token: person.token })).tickets;
  };
  const refusal = async (person: TestPerson, changes: Partial<TicketApplication> = {}, of = expo) => {
    const input = await buildApplication(server, of, person, changes);
    const { error, fields } = await server.api.expectError(apply, input, { token: person.token });
    return [error, fields];
  };
  const registeredCount = async (id: string) => {
    const row = await server.db.selectFrom('expo').select('registered_count').where('id', '=', id).executeTakeFirst();
    return row?.registered_count;
  };

  it('refuses a visitor without an account, an unknown expo, and fields that break a rule', async () => {
    const { error } = await server.api.expectError(apply, await buildApplication(server, expo, member));
    assert.equal(error, 'UNAUTHORIZED');
    assert.deepEqual(await refusal(member, { expoId: 'unknown' }), ['NOT_FOUND', undefined]);
    const people = [
      { name: '覃', mobile: '13900009999' },
      { name: '和志山', mobile: member.mobile }
    ];
    const broken = {
      name: ' ',
      varietyIds: ['unknown'],
      days: ['2020-01-01'],
      regionCode: '999999',
      companions: people
    };
    assert.deepEqual(await refusal(member, broken), [
      'VALIDATION',
      {
        name: 'required',
        varietyIds: 'unknown',
        region: 'unknown',
        days: 'range',
        'companions.0.name': 'minLength',
        'companions.1.mobile': 'same'
      }
    ]);
    assert.deepEqual(await refusal(member, { regionCode: null }), ['VALIDATION', { region: 'required' }]);
    for (const countryCode of ['CN', 'QQ']) {
      const abroad = { regionCode: null, countryCode };
      assert.deepEqual(await refusal(member, abroad), ['VALIDATION', { region: 'unknown' }]);
    }
    assert.deepEqual(await refusal(member, { countryCode: 'VN' }), ['VALIDATION', { region: 'required' }]);
    assert.equal((await refusal(member, { agrees: false as unknown as true }))[0], 'VALIDATION');
  });

  it('needs a code for a number that is not the own one', async () => {
    const mobile = newMobile();
    assert.deepEqual(await refusal(member, { mobile }), ['VALIDATION', { code: 'required' }]);
    assert.equal((await refusal(member, { mobile, code: '000000' }))[0], 'SMS_CODE_EXPIRED');
    const other = await newPerson(server);
    const { demoCode = '' } = await server.api.call(
      'POST /api/member/user/sendMsgCode',
      { mobile, purpose: 'expoTicket' },
      { token: other.token }
    );
    const [ticket] = await register(other, { mobile, code: demoCode });
    assert.deepEqual([ticket?.status, ticket?.relation], ['issued', 'own']);
  });

  it('keeps the country of a visitor from abroad in place of a region', async () => {
    for (const countryCode of ['VN', 'ZZ']) {
      const [ticket] = await register(await newPerson(server), { regionCode: null, countryCode });
      const row = await server.db
        .selectFrom('expo_ticket')
        .innerJoin('expo_registration', 'expo_registration.id', 'expo_ticket.registration_id')
        .where('expo_ticket.id', '=', ticket!.id)
        .select(['region_code', 'country_code'])
        .executeTakeFirst();
      assert.deepEqual(row, { region_code: null, country_code: countryCode });
    }
  });

  it('is read with as many queries for four tickets as for one', async () => {
    const read = async ({ id }: TestPerson) => {
      const counted = countQueries(server.db);
      const found = await getExpoUserInfo(counted.db, { id } as Member, expo.id, server.deps.now());
      const codes = new Set(found?.tickets.map(({ code }) => code?.code));
      return { queries: counted.count(), codes: codes.size };
    };
    const [alone, group] = [await newPerson(server), await newPerson(server)];
    await register(alone);
    const companions = ['和志山', '覃小满', '韦明远'].map((name) => ({ name, mobile: newMobile() }));
    await register(group, { companions });
    const [one, four] = [await read(alone), await read(group)];
    assert.deepEqual([one.codes, four.codes], [1, 4]);
    assert.equal(four.queries, one.queries);
  });

  it('issues a ticket to the member and each companion, and shows theirs to the one whose number it is', async () => {
    const [person, companion] = [await newPerson(server), await newPerson(server)];
    const before = (await registeredCount(expo.id)) ?? 0;
    const people = [{ name: '和志山', mobile: companion.mobile }];
    const [own, other] = await register(person, { companions: people });
    assert(own && other);
    assert.match(own.ticketNo, /^[1-9]\d{11}$/);
    assert.match(own.code?.code ?? '', /^\w{20}$/);
    assert.match(own.code?.shortCode ?? '', /^\w{8}$/);
    assert.deepEqual([own.type, own.relation, own.isCancellable], ['professional', 'own', true]);
    assert.deepEqual([other.name, other.relation, other.company], ['和志山', 'companion', '']);
    assert.equal(await registeredCount(expo.id), before + 2);

    const seen = await server.api.call(info, { expoId: expo.id }, { token: companion.token });
    assert.deepEqual(
      seen?.tickets.map(({ id, relation }) => [id, relation]),
      [[other.id, 'own']]
    );
    const [mine] = (await notificationsOf(server, person.token)).items;
    assert.deepEqual(mine?.content, {
      event: 'expoTicket.issued',
      params: { expo: '香料博览会（测试）', ticketNo: own.ticketNo, companions: 1 }
    });
    const [theirs] = (await notificationsOf(server, companion.token)).items;
    assert.equal(theirs?.kind, 'expo');
  });

  it('issues one ticket per number, and nothing when a companion has one', async () => {
    const [person, friend] = [await newPerson(server), await newPerson(server)];
    await register(person);
    assert.deepEqual(await refusal(person), ['CONFLICT', { mobile: 'registered' }]);
    const companions = [
      { name: '和志山', mobile: newMobile() },
      { name: '覃秀兰', mobile: person.mobile }
    ];
    assert.deepEqual(await refusal(friend, { companions }), ['CONFLICT', { 'companions.1.mobile': 'registered' }]);
    assert.deepEqual((await server.api.call(info, { expoId: expo.id }, { token: friend.token }))?.tickets, []);
  });

  it('answers a repeated call with the same tickets', async () => {
    const person = await newPerson(server);
    const input = await buildApplication(server, expo, person);
    const answers = await Promise.all([1, 2, 3].map(() => server.api.call(apply, input, { token: person.token })));
    assert.equal(new Set(answers.map(({ tickets }) => tickets[0]?.id)).size, 1);
  });

  it('is refused before it opens, after it closed, and when an operator closed it', async () => {
    const later = await setupExpo(server);
    const nowMs = server.deps.now().getTime();
    const set = (changes: { opens_at_ms?: number; closes_at_ms?: number; is_closed?: boolean }) =>
      server.db.updateTable('expo_ticket_setting').set(changes).where('expo_id', '=', later.id).execute();
    const person = await newPerson(server);
    const stateOf = async () => (await server.api.call(info, { expoId: later.id }))?.registration.state;
    await set({ opens_at_ms: nowMs + DAY_MS });
    assert.deepEqual(await refusal(person, {}, later), ['CONFLICT', { registration: 'notOpen' }]);
    await set({ opens_at_ms: nowMs - 2 * DAY_MS, closes_at_ms: nowMs - DAY_MS });
    assert.deepEqual(await refusal(person, {}, later), ['CONFLICT', { registration: 'closed' }]);
    await set({ closes_at_ms: nowMs + DAY_MS, is_closed: true });
    assert.deepEqual(await refusal(person, {}, later), ['CONFLICT', { registration: 'closed' }]);
    assert.equal(await stateOf(), 'closed');
  });

  it('is full for more people than tickets are left', async () => {
    const small = await setupExpo(server, { capacity: 2 });
    const [first, second] = [await newPerson(server), await newPerson(server)];
    await register(first, {}, small);
    const companions = [{ name: '和志山', mobile: newMobile() }];
    assert.deepEqual(await refusal(second, { companions }, small), ['CONFLICT', { registration: 'full' }]);
    await register(second, {}, small);
    const seen = await server.api.call(info, { expoId: small.id });
    assert.deepEqual([seen?.registration.state, seen?.registration.ticketsLeft], ['full', 0]);
  });

  it('begins with the number of the account, and shows a visitor the window alone', async () => {
    const seen = await server.api.call(info, { expoId: expo.id }, { token: member.token });
    assert.equal(seen?.prefill?.mobile, member.mobile);
    const visitor = await server.api.call(info, { expoId: expo.id });
    assert.deepEqual([visitor?.prefill, visitor?.tickets, visitor?.registration.state], [null, [], 'open']);
    assert.equal(await server.api.call(info, { expoId: 'unknown' }), null);
  });

  it('is limited to 20 applications an hour', async () => {
    const person = await newPerson(server);
    await register(person);
    for (let count = 1; count < 20; count += 1) await refusal(person);
    assert.equal((await refusal(person))[0], 'RATE_LIMITED');
  });

  it('can be cancelled until the day before, and made again', async () => {
    const soon = await setupExpo(server, { inDays: 1 });
    const [person, stranger] = [await newPerson(server), await newPerson(server)];
    const [ticket] = await register(person, {}, soon);
    const id = ticket?.id ?? '';
    assert.equal((await server.api.expectError(cancel, { id }, { token: stranger.token })).error, 'NOT_FOUND');
    for (let count = 0; count < 2; count += 1) {
      const cancelled = await server.api.call(cancel, { id }, { token: person.token });
      assert.deepEqual([cancelled.status, cancelled.code], ['cancelled', null]);
    }
    assert.equal(await registeredCount(soon.id), 0);
    const [again] = await register(person, {}, soon);
    server.advance(DAY_MS);
    const late = await server.api.expectError(cancel, { id: again?.id ?? '' }, { token: person.token });
    assert.deepEqual([late.error, late.fields], ['CONFLICT', { ticket: 'tooLate' }]);
  });

  it('shows a ticket to its owner only', async () => {
    const call = 'POST /api/front/expo/getTicket';
    const [person, stranger] = [await newPerson(server), await newPerson(server)];
    const [ticket] = await register(person);
    const id = ticket?.id ?? '';
    assert.equal((await server.api.expectError(call, { id }, { token: stranger.token })).error, 'NOT_FOUND');
    const found = await server.api.call(call, { id }, { token: person.token });
    assert.deepEqual([found.ticket.code, found.expo.id], [ticket?.code, expo.id]);
  });
});
