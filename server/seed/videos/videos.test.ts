import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type TestApp, testApp } from '../../src/testing/testApp';

const MOST_BYTES = 300_000;

describe('videos of the demo', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('are three, short and small, of owners whose supplies show them', async () => {
    const videos = await server.db.selectFrom('uploaded_video').selectAll().execute();
    assert.equal(videos.length, 3);
    for (const video of videos) {
      assert.ok(video.seconds >= 4 && video.seconds <= 6, `${video.seconds} s`);
      assert.ok(video.bytes <= MOST_BYTES, `${video.bytes} bytes`);
      assert.deepEqual([video.state, video.is_held], ['shown', true]);
    }
  });

  it('are shown to a visitor of the supply, and belong to its owner', async () => {
    const rows = await server.db.selectFrom('supply').select(['id', 'fields', 'owner_user_id']).execute();
    const withVideo = rows.filter(({ fields }) => fields.video !== null);
    assert.equal(withVideo.length, 3);
    for (const { id, owner_user_id: ownerId } of withVideo) {
      const { video, photos } = await server.api.call('GET /api/front/supply/detail', { id });
      assert.ok(video !== null && photos.length > 0, `${id} has a video, and a photo for where none plays`);
      const row = await server.db
        .selectFrom('uploaded_video')
        .select('owner_user_id')
        .where('storage_name', '=', video.split('/').at(-1) ?? '')
        .executeTakeFirstOrThrow();
      assert.equal(row.owner_user_id, ownerId);
    }
  });
});
