import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@contract';
import { ApiError } from '../../testing/api';
import { buildApplication, setupExpo } from '../../testing/expoTickets';
import { repeatWhileBusy } from '../../testing/repeatWhileBusy';
import { newPeople } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';

const apply = 'POST /api/front/spiceExpo/ticketApplication';

describe('registrations at once', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const applyUntilAnswered = (input: CallInput<typeof apply>, token: string) =>
    repeatWhileBusy(() => server.api.call(apply, input, { token }));

  it('issue exactly 50 of 50 tickets to 200 members', async () => {
    const expo = await setupExpo(server, { capacity: 50 });
    const people = await newPeople(server, 200);
    const inputs = await Promise.all(people.map((person) => buildApplication(server, expo, person)));
    const results = await Promise.allSettled(
      people.map(({ token }, index) => applyUntilAnswered(inputs[index]!, token))
    );
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    // First: another refusal than this one says more than a wrong number.
    const isFull = (reason: unknown) =>
      reason instanceof ApiError && reason.data.error === 'CONFLICT' && reason.data.fields?.['registration'] === 'full';
    assert.deepEqual(refusals.filter((reason) => !isFull(reason)).map(String), []);
    assert.equal(refusals.length, 150);
    const rows = await server.db.selectFrom('expo_ticket').where('expo_id', '=', expo.id).selectAll().execute();
    assert.equal(rows.length, 50);
    assert.equal(new Set(rows.map((row) => row.ticket_no)).size, 50);
    const shown = await server.db
      .selectFrom('expo')
      .select('registered_count')
      .where('id', '=', expo.id)
      .executeTakeFirstOrThrow();
    assert.equal(shown.registered_count, 50);
  });

  it('issue one ticket for a number that eight members name', async () => {
    const expo = await setupExpo(server);
    const [friend, ...people] = await newPeople(server, 8);
    const companions = [{ name: '和志山', mobile: friend!.mobile }];
    const results = await Promise.allSettled(
      [friend!, ...people].map(async (person) => {
        const changes = person === friend ? {} : { companions };
        return applyUntilAnswered(await buildApplication(server, expo, person, changes), person.token);
      })
    );
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    assert.deepEqual(
      refusals.filter((reason) => !reason.includes('registered')),
      []
    );
    assert.equal(refusals.length, 7);
    const rows = await server.db
      .selectFrom('expo_ticket')
      .where('expo_id', '=', expo.id)
      .where('mobile', '=', friend!.mobile)
      .selectAll()
      .execute();
    assert.equal(rows.length, 1);
  });
});
