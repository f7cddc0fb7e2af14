import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@contract';
import { ApiError } from '../../testing/api';
import { buildApplication, setupExpo } from '../../testing/expoTickets';
import { newPeople } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';

const apply = 'POST /api/front/spiceExpo/ticketApplication';

describe('registrations at once', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  /** Repeats an application that the busy server did not take, as the client does. */
  const applyUntilAnswered = async (input: CallInput<typeof apply>, token: string): Promise<unknown> => {
    for (;;) {
      try {
        return await server.api.call(apply, input, { token });
      } catch (error) {
        if (!(error instanceof ApiError && error.data.error === 'UNAVAILABLE')) throw error;
      }
    }
  };

  it('issue exactly 50 of 50 tickets to 200 members', async () => {
    const expo = await setupExpo(server, { capacity: 50 });
    const people = await newPeople(server, 200);
    const inputs = await Promise.all(people.map((person) => buildApplication(server, expo, person)));
    const results = await Promise.allSettled(
      people.map(({ token }, index) => applyUntilAnswered(inputs[index]!, token))
    );
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 50);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    assert(
      refusals.every((reason) => reason.includes('full')),
      refusals[0]
    );
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
        return server.api.call(apply, await buildApplication(server, expo, person, changes), { token: person.token });
      })
    );
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    const rows = await server.db
      .selectFrom('expo_ticket')
      .where('expo_id', '=', expo.id)
      .where('mobile', '=', friend!.mobile)
      .selectAll()
      .execute();
    assert.equal(rows.length, 1);
  });
});
