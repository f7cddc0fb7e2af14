import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { testApp, type TestApp } from '../../src/testing/testApp';

const MOST_BYTES = 300_000;

describe('the films of the demo', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('are three, short and small, of owners whose supplies show them', async () => {
    const films = await server.db.selectFrom('uploaded_video').selectAll().execute();
    assert.equal(films.length, 3);
    for (const film of films) {
      assert.ok(film.seconds >= 4 && film.seconds <= 6, `${film.seconds} s`);
      assert.ok(film.bytes <= MOST_BYTES, `${film.bytes} bytes`);
      assert.deepEqual([film.state, film.is_held], ['shown', true]);
    }
  });

  it('are told to a visitor of the supply, and belong to its owner', async () => {
    const rows = await server.db.selectFrom('supply').select(['id', 'fields', 'owner_user_id']).execute();
    const filmed = rows.filter(({ fields }) => fields.video !== null);
    assert.equal(filmed.length, 3);
    for (const { id, owner_user_id: ownerId } of filmed) {
      const { video, photos } = await server.api.call('GET /api/front/supply/detail', { id });
      assert.ok(video !== null && photos.length > 0, `${id} has a film, and a photo for where none plays`);
      const row = await server.db
        .selectFrom('uploaded_video')
        .select('owner_user_id')
        .where('storage_name', '=', video.split('/').at(-1) ?? '')
        .executeTakeFirstOrThrow();
      assert.equal(row.owner_user_id, ownerId);
    }
  });
});
