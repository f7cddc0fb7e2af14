import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { EXPO_ID, PAST_EXPO_ID } from '../../../seed/expo/expo';
import { boothBookings } from '../../testing/boothBookings';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';

describe('booth bookings of a past expo', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('follow those of the current one, and are found between expos', async () => {
    const booths = boothBookings(server);
    const { booker, booking: past } = await booths.setupDeposited();
    const { no } = await server.db
      .selectFrom('expo_booth')
      .select('no')
      .where('expo_id', '=', PAST_EXPO_ID)
      .where('is_bookable', '=', true)
      .executeTakeFirstOrThrow();
    const moved = server.db.updateTable('booth_booking').set({ expo_id: PAST_EXPO_ID, booth_no: no });
    await moved.where('id', '=', past.id).execute();
    const current = await booths.hold(booker, await booths.freeBooth());
    const { expoId, bookings } = await booths.own(booker);
    const names = await server.db.selectFrom('expo').select(['id', 'name']).execute();
    const nameOf = (id: string) => names.find((expo) => expo.id === id)?.name;
    assert.equal(expoId, EXPO_ID);
    assert.deepEqual(
      bookings.map(({ id, expoName }) => [id, expoName]),
      [
        [current.id, nameOf(EXPO_ID)],
        [past.id, nameOf(PAST_EXPO_ID)]
      ]
    );
    server.advance(20 * DAY_MS);
    const later = await booths.own({ ...booker, token: await logIn(server, booker.mobile) });
    assert.deepEqual([later.expoId, later.isOpen], [null, false]);
    assert.deepEqual(
      later.bookings.map(({ id }) => id),
      [current.id, past.id]
    );
  });
});
