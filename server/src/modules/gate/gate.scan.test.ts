import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ExpoTicket } from '@contract/expoTicket';
import type { GateAnswer, GateScan } from '@contract/gate';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { buildApplication, setupExpo, type TestExpo } from '../../testing/expoTickets';
import { newPerson } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { endExpoTickets } from '../expoTicket/end.service';
import { bindDeviceCommand, gateTotalsCommand, listDevicesCommand } from './gate.ops';

const snapshot = 'POST /api/front/expo/gate/snapshot';
const sync = 'POST /api/front/expo/gate/sync';
const bind = 'POST /api/operator/expo/gate/bind';
const operator = { token: OPERATOR_TOKEN };

interface Gate {
  id: string;
  token: string;
}

describe('scans at a gate', () => {
  let server: TestApp;
  let expo: TestExpo;
  let east: Gate;
  let west: Gate;
  before(async () => {
    server = await testApp({ isSeeded: true });
    // The expo is on: its first day is today.
    expo = await setupExpo(server, { inDays: 0 });
    east = await bindGate('东门');
    west = await bindGate('西门');
  });
  after(() => server.close());

  async function bindGate(entrance: string, expoId = expo.id): Promise<Gate> {
    const { device, secret } = await server.api.call(
      bind,
      { operator: '值班员', expoId, name: '手持机', entrance },
      operator
    );
    return { id: device.id, token: secret };
  }
  async function newTicket(of = expo, days = expo.days): Promise<{ ticket: ExpoTicket; code: string; token: string }> {
    const person = await newPerson(server);
    const input = await buildApplication(server, of, person, { days });
    const { tickets } = await server.api.call('POST /api/front/spiceExpo/ticketApplication', input, person);
    const [ticket] = tickets;
    assert(ticket?.code);
    return { ticket, code: ticket.code.code, token: person.token };
  }
  let scanCount = 0;
  const newScan = (code: string, changes: Partial<GateScan> = {}): GateScan => {
    scanCount += 1;
    return {
      scanId: `scan-of-the-test-${scanCount}`,
      code,
      direction: 'in',
      scannedAtMs: server.deps.now().getTime(),
      wasOffline: false,
      isReentry: false,
      ...changes
    };
  };
  const send = async ({ token }: Gate, ...scans: GateScan[]): Promise<GateAnswer[]> =>
    (await server.api.call(sync, { scans }, { token })).answers;
  const scan = async (gate: Gate, code: string, changes: Partial<GateScan> = {}) => {
    const [answer] = await send(gate, newScan(code, changes));
    assert(answer);
    return [answer.outcome, answer.refusal];
  };
  const scanRows = () => server.db.selectFrom('gate_scan').selectAll().where('expo_id', '=', expo.id).execute();

  it('refuses calls without a secret, by a member, and of a revoked device', async () => {
    const member = await newPerson(server);
    for (const token of [undefined, member.token, OPERATOR_TOKEN]) {
      const { error } = await server.api.expectError(snapshot, { since: 0 }, token === undefined ? {} : { token });
      assert.equal(error, 'UNAUTHORIZED');
    }
    const gate = await bindGate('南门');
    await server.api.call(snapshot, { since: 0 }, { token: gate.token });
    const revoke = 'POST /api/operator/expo/gate/revoke/{id}';
    const revoked = await server.api.call(revoke, { operator: '值班员' }, { ...operator, params: { id: gate.id } });
    assert.notEqual(revoked.revokedAtMs, null);
    assert.equal((await server.api.expectError(snapshot, { since: 0 }, { token: gate.token })).error, 'UNAUTHORIZED');
    const operations = await server.api.call(
      'GET /api/operator/expo/operations',
      { expoId: expo.id, limit: 2 },
      operator
    );
    assert.deepEqual(
      operations.items.map(({ kind, subject, note }) => [kind, subject, note]),
      ['revokeDevice', 'bindDevice'].map((kind) => [kind, gate.id, '南门'])
    );
    const unknown = await server.api.expectError(
      bind,
      { operator: '值班员', expoId: 'unknown', name: 'A', entrance: 'B' },
      operator
    );
    assert.equal(unknown.error, 'NOT_FOUND');
  });

  it('stores no secret, and lists the devices without it', async () => {
    const devices = await server.api.call('GET /api/operator/expo/gate/devices', { expoId: expo.id }, operator);
    assert(devices.some(({ id, entrance }) => id === east.id && entrance === '东门'));
    const rows = await server.db.selectFrom('gate_device').selectAll().execute();
    assert(!JSON.stringify(rows).includes(east.token));
  });

  it('admits a ticket once, and refuses its second scan at the same gate', async () => {
    const { code, ticket, token } = await newTicket();
    assert.deepEqual(await scan(east, code), ['admitted', null]);
    assert.deepEqual(await scan(east, code), ['refused', 'sameGate']);
    assert.deepEqual(await scan(west, code), ['refused', 'otherGate']);
    const seen = await server.api.call('POST /api/front/expo/getTicket', { id: ticket.id }, { token });
    assert.equal(seen.ticket.status, 'checkedIn');
    assert.notEqual(seen.ticket.checkedInAtMs, null);
  });

  it('reads the short code, and shows the type and the masked name', async () => {
    const { ticket } = await newTicket();
    const [answer] = await send(east, newScan(ticket.code!.shortCode.toLowerCase()));
    assert.deepEqual(
      [answer?.outcome, answer?.ticket?.type, answer?.ticket?.name],
      ['admitted', 'professional', '覃**']
    );
  });

  it('names the cause: unknown, cancelled, another expo, another day', async () => {
    const future = await setupExpo(server, { inDays: 5 });
    const { code: ofOther, ticket, token } = await newTicket(future, future.days);
    assert.deepEqual(await scan(east, 'ZZZZZZZZ'), ['refused', 'unknown']);
    assert.deepEqual(await scan(east, ofOther), ['refused', 'wrongExpo']);
    const gate = await bindGate('东门', future.id);
    assert.deepEqual(await scan(gate, ofOther), ['refused', 'wrongDay']);
    await server.api.call('POST /api/front/expo/cancelTicket', { id: ticket.id }, { token });
    assert.deepEqual(await scan(gate, ofOther), ['refused', 'cancelled']);
    const tomorrow = await newTicket(expo, expo.days.slice(1));
    assert.deepEqual(await scan(east, tomorrow.code), ['refused', 'wrongDay']);
  });

  it('answers a repeated scan as before, and records it once', async () => {
    const { code } = await newTicket();
    const one = newScan(code);
    const [first] = await send(east, one);
    const before = (await scanRows()).length;
    assert.deepEqual(await send(east, one, one), [first, first]);
    assert.equal((await scanRows()).length, before);
  });

  it('lets a visitor in again after an exit, by a steward, and on the next day', async () => {
    const { code } = await newTicket();
    assert.deepEqual(await scan(east, code), ['admitted', null]);
    assert.deepEqual(await scan(west, code, { direction: 'out' }), ['left', null]);
    assert.deepEqual(await scan(west, code), ['reentered', null]);
    assert.deepEqual(await scan(west, code), ['refused', 'sameGate']);
    assert.deepEqual(await scan(west, code, { isReentry: true }), ['reentered', null]);
  });

  it('keeps what two gates admitted without network, and marks both', async () => {
    const { code, ticket } = await newTicket();
    const [first] = await send(east, newScan(code, { wasOffline: true }));
    const [second] = await send(west, newScan(code, { wasOffline: true }));
    assert.deepEqual([first?.outcome, second?.outcome, second?.isDouble], ['admitted', 'admitted', true]);
    const doubles = await server.api.call('GET /api/operator/expo/gate/doubles', { expoId: expo.id }, operator);
    const gates = doubles.filter(({ ticketNo }) => ticketNo === ticket.ticketNo).map(({ entrance }) => entrance);
    assert.deepEqual(gates.sort(), ['东门', '西门']);
    // A second device at the same gate is refused even then.
    assert.deepEqual(await scan(await bindGate('西门'), code, { wasOffline: true }), ['refused', 'sameGate']);
  });

  it('admits one of two devices that send the same ticket at once', async () => {
    const { code } = await newTicket();
    const other = await bindGate('东门');
    const answers = await Promise.all([east, other, east, other].map((gate) => scan(gate, code)));
    assert.equal(answers.filter(([outcome]) => outcome === 'admitted').length, 1);
    assert.equal(answers.filter(([, refusal]) => refusal === 'sameGate').length, 3);
  });

  it('stops a device that tries short codes, and records what it sends after an hour', async () => {
    const lost = await bindGate('侧门');
    const { ticket } = await newTicket();
    const guesses = Array.from({ length: 120 }, (_, index) => newScan(`GUESS${String(222 + index)}`));
    for (let from = 0; from < 120; from += 60) await send(lost, ...guesses.slice(from, from + 60));
    // Repeated scans and long codes are not counted, nor is a right one.
    await send(lost, guesses[0]!, newScan('Z'.repeat(20)), newScan(ticket.code!.shortCode));
    const next = newScan('GUESS222');
    const { error } = await server.api.expectError(sync, { scans: [next] }, { token: lost.token });
    assert.equal(error, 'RATE_LIMITED');
    assert.deepEqual(await scan(east, 'GUESS222'), ['refused', 'unknown']);
    server.advance(2 * HOUR_MS);
    assert.equal((await send(lost, next))[0]?.refusal, 'unknown');
  });

  it('counts by gate and type, of a day', async () => {
    const before = await server.api.call('POST /api/front/expo/gate/totals', {}, { token: east.token });
    const admitted = (totals: typeof before) =>
      totals.gates.filter(({ entrance, type }) => entrance === '东门' && type === 'professional')[0]?.admitted ?? 0;
    const { code } = await newTicket();
    await scan(east, code);
    const next = await server.api.call('GET /api/operator/expo/gate/totals', { expoId: expo.id }, operator);
    assert.equal(admitted(next), admitted(before) + 1);
    const nowMs = server.deps.now().getTime();
    assert.match(await gateTotalsCommand(server.db, expo.id, undefined, nowMs), /东门 {2}professional/);
  });

  it('is set up by commands', async () => {
    const nowMs = server.deps.now().getTime();
    const device = { expoId: expo.id, entrance: '北门', name: '备用机' };
    assert.match(await bindDeviceCommand(server.db, device, nowMs), /not shown again:\n\S{20,}/);
    assert.match(await listDevicesCommand(server.db, expo.id), /北门 {2}备用机 {2}bound/);
    await assert.rejects(bindDeviceCommand(server.db, { ...device, expoId: 'unknown' }, nowMs), /no expo unknown/);
  });
});

describe('a gate without network until the expo is over', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('checks in the ticket that it admitted, although it expired meanwhile', async () => {
    const expo = await setupExpo(server, { inDays: 0 });
    const [person, absent] = [await newPerson(server), await newPerson(server)];
    const apply = 'POST /api/front/spiceExpo/ticketApplication';
    const codes: string[] = [];
    for (const visitor of [person, absent]) {
      const { tickets } = await server.api.call(apply, await buildApplication(server, expo, visitor), visitor);
      codes.push(tickets[0]!.code!.code);
    }
    const device = { operator: '值班员', expoId: expo.id, name: '手持机', entrance: '东门' };
    const { secret } = await server.api.call(bind, device, operator);
    const scannedAtMs = server.deps.now().getTime();
    server.advance(4 * DAY_MS);
    await endExpoTickets(server.db, server.deps.now().getTime());
    const scan = { direction: 'in', wasOffline: true, isReentry: false } as const;
    const scans = [
      { ...scan, scanId: 'scan-in-the-basement', code: codes[0]!, scannedAtMs },
      { ...scan, scanId: 'scan-after-the-expo', code: codes[1]!, scannedAtMs: server.deps.now().getTime() }
    ];
    const { answers } = await server.api.call(sync, { scans }, { token: secret });
    const outcomes = answers.map(({ outcome, refusal }) => [outcome, refusal]);
    assert.deepEqual(outcomes, [
      ['admitted', null],
      ['refused', 'invalid']
    ]);
    const rows = server.db.selectFrom('expo_ticket').select(['status', 'invalid_reason', 'checked_in_at_ms']);
    assert.deepEqual(await rows.where('expo_id', '=', expo.id).orderBy('status').execute(), [
      { status: 'invalid', invalid_reason: 'expired', checked_in_at_ms: null },
      { status: 'used', invalid_reason: null, checked_in_at_ms: scannedAtMs }
    ]);
  });
});
