import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { GateSnapshot } from '@contract/gate';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { decodeGateState, GATE_DIGEST_BYTES, GATE_RECORD_BYTES } from '@rules/gateSnapshot';
import { buildApplication, setupExpo } from '../../testing/expoTickets';
import { newPerson } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';

const snapshot = 'POST /api/front/expo/gate/snapshot';
const bind = 'POST /api/operator/expo/gate/bind';
const operator = { token: OPERATOR_TOKEN };

describe('snapshot of a gate', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const bindTo = async (expoId: string) =>
    (await server.api.call(bind, { operator: '值班员', expoId, name: '手持机', entrance: '东门' }, operator)).secret;
  const take = (token: string, since: number) => server.api.call(snapshot, { since }, { token });

  function stateOf({ records, salt }: GateSnapshot, code: string) {
    const bytes = Buffer.from(records, 'base64');
    const digest = createHash('sha256').update(`${salt}:${code}`).digest().subarray(0, GATE_DIGEST_BYTES);
    for (let at = 0; at < bytes.length; at += GATE_RECORD_BYTES) {
      const record = bytes.subarray(at, at + GATE_RECORD_BYTES);
      const isFound = [0, GATE_DIGEST_BYTES].some((from) =>
        digest.equals(record.subarray(from, from + GATE_DIGEST_BYTES))
      );
      const [flags = 0, low = 0, high = 0] = record.subarray(2 * GATE_DIGEST_BYTES);
      if (isFound) return decodeGateState([flags, low, high]);
    }
    return undefined;
  }

  it('has each ticket by both codes, and the next one only what changed', async () => {
    const expo = await setupExpo(server, { inDays: 1 });
    const [person, other] = [await newPerson(server), await newPerson(server)];
    const apply = 'POST /api/front/spiceExpo/ticketApplication';
    const input = await buildApplication(server, expo, person, { days: [expo.days[0]!, expo.days[2]!] });
    const [ticket] = (await server.api.call(apply, input, person)).tickets;
    const token = await bindTo(expo.id);
    const all = await take(token, 0);
    assert.equal(all.count, 1);
    const state = { type: 'professional', isCheckedIn: false, isValid: true, days: [0, 2] };
    for (const code of [ticket!.code!.code, ticket!.code!.shortCode]) assert.deepEqual(stateOf(all, code), state);
    assert(!all.records.includes(ticket!.code!.code));
    assert.equal((await take(token, all.version)).count, 0);

    await server.api.call(apply, await buildApplication(server, expo, other), other);
    await server.api.call('POST /api/front/expo/cancelTicket', { id: ticket!.id }, person);
    const changed = await take(token, all.version);
    assert.equal(changed.count, 2);
    assert.equal(stateOf(changed, ticket!.code!.code)?.isValid, false);
    // Another device has digests of its own.
    assert.equal(stateOf({ ...all, salt: (await take(await bindTo(expo.id), 0)).salt }, ticket!.code!.code), undefined);
  });

  it('keeps the meaning of its days when a day can be chosen no longer', async () => {
    const expo = await setupExpo(server, { inDays: 2 });
    const person = await newPerson(server);
    const input = await buildApplication(server, expo, person, { days: [expo.days[0]!, expo.days[2]!] });
    const { tickets } = await server.api.call('POST /api/front/spiceExpo/ticketApplication', input, person);
    const token = await bindTo(expo.id);
    const full = await take(token, 0);
    const days = 'POST /api/operator/expo/ticketSettings/{expoId}';
    const {
      expoId,
      ticketCount: _,
      ...settings
    } = await server.api.call('GET /api/operator/expo/ticketSettings/{expoId}', undefined, {
      ...operator,
      params: { expoId: expo.id }
    });
    await server.api.call(
      days,
      { ...settings, operator: '值班员', days: expo.days.slice(1) },
      { ...operator, params: { expoId } }
    );
    const later = await take(token, full.version);
    assert.deepEqual([later.count, later.days], [0, expo.days]);
    assert.deepEqual(stateOf(await take(token, 0), tickets[0]!.code!.code)?.days, [0, 2]);
  });

  it('takes at most 1.5 MB for 20,000 tickets', async () => {
    const expo = await setupExpo(server);
    const nowMs = server.deps.now().getTime() - HOUR_MS;
    await server.db
      .insertInto('expo_registration')
      .values({
        ...{ id: 'many', expo_id: expo.id, user_id: null, request_id: null, company: '', position: '', invited_by: '' },
        ...{ visitor_type: 'buyer', variety_ids: '[]', region_code: null, country_code: 'VN', agreed_at_ms: nowMs }
      })
      .execute();
    for (let from = 0; from < 20_000; from += 2000) {
      const numbers = Array.from({ length: 2000 }, (_, index) => from + index);
      await server.db
        .insertInto('expo_ticket')
        .values(
          numbers.map((number) => ({
            ...{ id: `many-${number}`, expo_id: expo.id, registration_id: 'many', is_companion: false, name: '覃秀兰' },
            ...{ ticket_no: String(700_000_000_000 + number), mobile: `170${String(number).padStart(8, '0')}` },
            ...{ type: 'general' as const, days: JSON.stringify(expo.days), status: 'issued' as const },
            ...{ version: 1, created_at_ms: nowMs - DAY_MS }
          }))
        )
        .execute();
      await server.db
        .insertInto('scan_code')
        .values(
          numbers.map((number) => ({
            code: `MANY${String(number).padStart(16, '0')}`,
            short_code: `M${String(number).padStart(7, '0')}`,
            kind: 'ticket' as const,
            subject_id: `many-${number}`,
            created_at_ms: nowMs
          }))
        )
        .execute();
    }
    const token = await bindTo(expo.id);
    const all = await take(token, 0);
    assert.equal(all.count, 20_000);
    assert(JSON.stringify(all).length <= 1_500_000);
    assert.equal(stateOf(all, 'MANY0000000000019999')?.isValid, true);
  });
});
