import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import sharp from 'sharp';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import { actOnSupply, publishedSupply, submitSupply, supplyBody, uploadPhoto } from '../../testing/supplies';
import { syntheticPhoto } from '../../testing/syntheticPhoto';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { listSuppliesCommand } from './supply.ops';

describe('photos of another seller’s open supply', () => {
  let server: TestApp;
  let first: TestPerson;
  let second: TestPerson;
  let picture: Buffer;
  let number = 0;
  before(async () => (server = await testApp()));
  after(() => server.close());
  beforeEach(async () => {
    number += 1;
    [first, second] = [await newPerson(server), await newPerson(server)];
    picture = await syntheticPhoto(number);
  });

  const saveDraftWith = async (person: TestPerson, photos: string[]) =>
    server.api.call('POST /api/front/supply/saveDraft', await supplyBody(server, person, { photos }), {
      token: person.token
    });
  const publishWithPhoto = async (person = first, asCompany = false) =>
    publishedSupply(server, person, { photos: [await uploadPhoto(server, person, picture)] }, { asCompany });
  const uploadCopy = async (person = second) =>
    uploadPhoto(server, person, await sharp(picture).resize(200).jpeg({ quality: 60 }).toBuffer());

  it('are reported to the author, also resized and re-encoded, and refuse nothing', async () => {
    await publishWithPhoto();
    const [copy, own] = [await uploadCopy(), await uploadPhoto(server, second, await syntheticPhoto(100 + number))];
    assert.deepEqual((await saveDraftWith(second, [own, copy])).sharedPhotos, [copy]);
    const sent = await submitSupply(server, second, { photos: [own, copy] });
    assert.deepEqual([sent.status, sent.sharedPhotos], ['pending', [copy]]);
    const again = await server.api.call('POST /api/front/supply/own', { id: sent.id }, { token: second.token });
    assert.deepEqual(again.sharedPhotos, [copy]);
  });

  it('are reported to the reviewer with the other supply', async () => {
    const { id: shownId } = await publishWithPhoto();
    const copy = await uploadCopy();
    const { id } = await submitSupply(server, second, { photos: [copy], title: '照片眼熟的八角' });
    const waiting = await server.api.call('GET /api/operator/supply/list', {}, { token: OPERATOR_TOKEN });
    assert.deepEqual(waiting.find((one) => one.id === id)?.sharedPhotos, [{ url: copy, supplyId: shownId }]);
    const text = await listSuppliesCommand(server.deps);
    assert.match(text, new RegExp(`照片眼熟的八角  photos also in: ${shownId}$`, 'm'));
  });

  it('are not reported among own supplies, nor within a company', async () => {
    const companyId = await setupCompany(server, first);
    await setupMember(server, companyId, second.id);
    await publishWithPhoto(first, true);
    assert.deepEqual((await saveDraftWith(first, [await uploadCopy(first)])).sharedPhotos, []);
    const body = await supplyBody(server, second, { photos: [await uploadCopy()] }, { asCompany: true });
    const colleagues = await server.api.call('POST /api/front/supply/saveDraft', body, { token: second.token });
    assert.deepEqual(colleagues.sharedPhotos, []);
  });

  it('are not reported for a supply that is not open, nor for another picture', async () => {
    const { id } = await publishWithPhoto();
    const copy = await uploadCopy();
    assert.deepEqual((await saveDraftWith(second, [copy])).sharedPhotos, [copy]);
    await actOnSupply(server, first, id, { action: 'pause' });
    assert.deepEqual((await saveDraftWith(second, [copy])).sharedPhotos, []);
    const other = await uploadPhoto(server, second, await syntheticPhoto(200 + number));
    await actOnSupply(server, first, id, { action: 'resume' });
    assert.deepEqual((await saveDraftWith(second, [other])).sharedPhotos, []);
  });

  it('are not reported for plain surfaces', async () => {
    await publishedSupply(server, first);
    assert.deepEqual((await submitSupply(server, second)).sharedPhotos, []);
  });
});
