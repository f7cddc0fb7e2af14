import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import sharp from 'sharp';
import type { UploadedImage, UploadedVideo } from '@contract/upload';
import { newId } from '../../database/id';
import { mp4File } from '../../testing/mp4File';
import { multipart } from '../../testing/multipart';
import { insertPriceList } from '../../testing/priceList';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import { supplyBody } from '../../testing/supplies';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { purchaseFields } from '../../testing/trade';
import { listVideos, reviewCommand } from './video.ops';

const info = 'GET /api/front/company/info';
const update = 'POST /api/front/company/update';
const changeMe = 'POST /api/member/user/basicInfo/update';
const certificate = { name: '有机产品', no: '', validUntil: null };

describe('public media of members', () => {
  let server: TestApp;
  let owner: TestPerson;
  let company: string;
  /** Pictures sent to the moderation service, and those it rejects, identified by their colour. */
  const asked: string[] = [];
  let isAway = false;
  before(async () => {
    const isFit = async (picture: Buffer, mime: string) => {
      if (isAway) throw new Error('the check is away');
      const { r, g } = (await sharp(picture).stats()).dominant;
      asked.push(mime);
      return g > r;
    };
    server = await testApp({ deps: { imageModeration: { isAllowed: isFit } } });
    await insertPriceList(server.db);
    // The demo publishes videos without a review.
    server.deps.settings.isDemo = false;
  });
  after(() => server.close());
  beforeEach(async () => {
    asked.length = 0;
    isAway = false;
    owner = await newPerson(server);
    company = await setupCompany(server, owner);
  });

  async function post<T>(kind: string, bytes: Buffer, { token }: TestPerson): Promise<T> {
    const form = multipart('file', bytes, { authorization: `Bearer ${token}` });
    const response = await server.app.inject({ method: 'POST', url: `/api/front/upload/${kind}`, ...form });
    return response.json<{ data: T }>().data;
  }
  async function picture(background: 'green' | 'red', person = owner): Promise<string> {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    return (await post<UploadedImage>('image', bytes, person)).url;
  }
  const uploadVideo = async (person = owner) => post<UploadedVideo>('video', mp4File(), person);
  const asOwner = () => ({ token: owner.token });
  async function page() {
    const { name: _n, uscc: _u, region, ...shown } = await server.api.call(info, { id: company }, asOwner());
    return {
      id: company,
      shortName: '测试香料',
      type: shown.type,
      regionCode: region?.code ?? null,
      address: shown.address,
      position: shown.position,
      varietyIds: ['star-anise'],
      volumeBand: null,
      employeesBand: null,
      intro: shown.intro,
      logoUrl: shown.logoUrl,
      coverUrls: shown.coverUrls,
      videoUrl: shown.videoUrl,
      certificates: shown.certificates,
      contactName: '',
      contactMobile: '',
      contactFor: shown.contactFor,
      landline: '',
      email: '',
      website: ''
    };
  }
  const save = async (changes: object) => server.api.call(update, { ...(await page()), ...changes }, asOwner());
  const refused = async (changes: object) => {
    const { error, fields } = await server.api.expectError(update, { ...(await page()), ...changes }, asOwner());
    return [error, fields];
  };

  it('[compliance 10] cannot be pictures that moderation rejects: each is named, and nothing is changed', async () => {
    const [good, bad] = [await picture('green'), await picture('red')];
    const kept = await page();
    const changes = {
      intro: '新的介绍',
      logoUrl: bad,
      coverUrls: [good, bad],
      certificates: [
        { ...certificate, imageUrl: good },
        { ...certificate, imageUrl: bad }
      ]
    };
    const fields = { logoUrl: 'unfit', 'coverUrls.1': 'unfit', 'certificates.1.imageUrl': 'unfit' };
    assert.deepEqual(await refused(changes), ['VALIDATION', fields]);
    assert.deepEqual(await page(), kept);
    const avatar = await server.api.expectError(changeMe, { avatarUrl: bad, intro: '老板' }, asOwner());
    assert.deepEqual([avatar.error, avatar.fields], ['VALIDATION', { avatarUrl: 'unfit' }]);
    const me = await server.api.call('POST /api/member/user/getBasicInfo', undefined, asOwner());
    assert.deepEqual([me.avatarUrl, me.intro], [null, '']);
  });

  it('are moderated once, with their type, and only when their owner uses them', async () => {
    const [good, foreign] = [await picture('green'), await picture('green', await newPerson(server))];
    assert.deepEqual(await refused({ logoUrl: foreign }), ['VALIDATION', { logoUrl: 'pattern' }]);
    assert.deepEqual(asked, []);
    await save({ logoUrl: good });
    await save({ logoUrl: good, coverUrls: [good] });
    await server.api.call(changeMe, { avatarUrl: good }, asOwner());
    assert.deepEqual(asked, ['image/png']);
  });

  it('[compliance 10] pictures of a listing are moderated when a colleague of their author submits it', async () => {
    const author = await newPerson(server);
    await setupMember(server, company, author.id);
    const [good, bad] = [await picture('green', author), await picture('red', author)];
    const asAuthor = { token: author.token };
    const supply = await supplyBody(server, author, { photos: [good, bad] }, { asCompany: true });
    const { id: supplyId } = await server.api.call('POST /api/front/supply/saveDraft', supply, asAuthor);
    const attachments = [{ url: bad, type: 'image' as const, name: '样品' }];
    const purchase = { ...supply, requestId: newId(), fields: purchaseFields(server, { attachments }) };
    const { id: purchaseId } = await server.api.call('POST /api/front/purchase/saveDraft', purchase, asAuthor);
    assert.deepEqual(asked, []);
    const refusals = [
      await server.api.expectError('POST /api/front/supply/submit', { ...supply, id: supplyId }, asOwner()),
      await server.api.expectError('POST /api/front/purchase/submit', { ...purchase, id: purchaseId }, asOwner())
    ];
    assert.deepEqual(
      refusals.map(({ error, fields }) => [error, fields]),
      [
        ['VALIDATION', { 'photos.1': 'banned' }],
        ['VALIDATION', { 'attachments.0': 'banned' }]
      ]
    );
    assert.equal(asked.length, 2);
  });

  it('wait for an unavailable moderation service: nothing is published, and the next attempt asks again', async () => {
    const good = await picture('green');
    isAway = true;
    assert.equal((await refused({ logoUrl: good }))[0], 'INTERNAL');
    isAway = false;
    assert.equal((await save({ logoUrl: good })).logoUrl, good);
  });

  it("cannot be another user's video, nor one that is in use elsewhere", async () => {
    const colleague = await newPerson(server);
    await setupMember(server, company, colleague.id, 'admin');
    const wrong = ['VALIDATION', { videoUrl: 'pattern' }];
    assert.deepEqual(await refused({ videoUrl: (await uploadVideo(colleague)).url }), wrong);
    assert.deepEqual(await refused({ videoUrl: '/uploads/no-such.mp4' }), wrong);
    assert.deepEqual(await refused({ videoUrl: 'https://example.com/video.mp4' }), wrong);
    assert.deepEqual(await refused({ videoUrl: await picture('green') }), wrong);
    const { url } = await uploadVideo();
    await save({ videoUrl: url });
    company = await setupCompany(server, owner);
    assert.deepEqual(await refused({ videoUrl: url }), wrong);
  });

  it('[compliance 10] are videos after their review; their owners see them before', async () => {
    const { url, id } = await uploadVideo();
    await save({ videoUrl: url });
    const seen = async (token?: string) => {
      const answer = await server.api.call(info, { id: company }, token === undefined ? {} : { token });
      return [answer.videoUrl, answer.videoState];
    };
    const operator = { token: OPERATOR_TOKEN };
    const decide = (state: 'shown' | 'refused') =>
      server.api.call('POST /api/operator/upload/video/{id}', { state }, { ...operator, params: { id } });
    assert.deepEqual(await seen(), [null, null]);
    assert.deepEqual(await seen(owner.token), [url, 'waiting']);
    const waiting = await server.api.call('GET /api/operator/upload/videos', undefined, operator);
    assert.deepEqual(
      waiting.filter((video) => video.id === id).map((video) => [video.url, video.ownerId]),
      [[url, owner.id]]
    );
    assert.match(await listVideos(server.deps, 'https://example.cn'), new RegExp(`${id} .* https://example.cn${url}`));
    assert.match(await reviewCommand(server.db, id, 'shown'), /is shown/);
    assert.deepEqual(await seen(), [url, 'shown']);
    await decide('refused');
    assert.deepEqual(
      [await seen(), await seen(owner.token)],
      [
        [null, null],
        [url, 'refused']
      ]
    );
    const none = { ...operator, params: { id: 'no-such' } };
    await assert.rejects(reviewCommand(server.db, 'no-such', 'shown'), /There is no video no-such/);
    const { error } = await server.api.expectError('POST /api/operator/upload/video/{id}', { state: 'shown' }, none);
    assert.equal(error, 'NOT_FOUND');
  });

  it('are released with their listing: a replaced video can be used elsewhere', async () => {
    const [first, second] = [await uploadVideo(), await uploadVideo()];
    await save({ videoUrl: first.url });
    await save({ videoUrl: first.url });
    await save({ videoUrl: second.url });
    const held = await server.db.selectFrom('uploaded_video').select(['id', 'is_held']).orderBy('id').execute();
    assert.deepEqual(
      [first, second].map(({ id }) => held.find((row) => row.id === id)?.is_held),
      [false, true]
    );
    assert.deepEqual((await save({ videoUrl: null })).videoState, null);
  });
});
