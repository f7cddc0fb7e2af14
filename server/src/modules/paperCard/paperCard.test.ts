import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import sharp from 'sharp';
import { DAY_MS } from '@rules/duration';
import type { HolderPersonText } from '@rules/holder';
import type { CardOcr } from '../../providers/ocrProvider';
import { type TestApp, testApp } from '../../testing/testApp';
import { newApplicant, picture, type TestApplicant, uploadPrivate } from '../../testing/verification';
import { withDeps } from '../../testing/withDeps';

const call = 'POST /api/vcard/holder/readCard';

const card: HolderPersonText = {
  name: '覃秀兰',
  position: '销售经理',
  department: '',
  companyName: '玉林市桂香源香料贸易有限公司',
  mobile: '138 0013 8000',
  otherMobile: '',
  landline: '',
  weChatId: '',
  email: 'qin@example.com',
  website: '',
  address: ''
};

/** Returns the configured result and records the photos it received. */
class FakeCardOcr implements CardOcr {
  readonly isDemo = false;
  readonly photos: Buffer[] = [];
  text = card;
  failure: Error | undefined;

  readCard(photo: Buffer): Promise<HolderPersonText> {
    this.photos.push(photo);
    return this.failure ? Promise.reject(this.failure) : Promise.resolve(this.text);
  }
}

describe('a photo of a paper card', () => {
  const cardOcr = new FakeCardOcr();
  let server: TestApp;
  let person: TestApplicant;
  before(async () => {
    server = await testApp({ deps: { cardOcr } });
    person = await newApplicant(server);
  });
  after(() => server.close());
  beforeEach(() => {
    cardOcr.photos.length = 0;
    cardOcr.text = card;
    cardOcr.failure = undefined;
  });

  const upload = async ({ token } = person) => (await uploadPrivate(server, token, await picture(), 'paperCard')).id;
  const readCard = (image: string, { token } = person) => server.api.call(call, { image }, { token });
  const refusal = async (image: string, token?: string) =>
    (await server.api.expectError(call, { image }, token === undefined ? {} : { token })).error;
  const isStored = async (id: string) =>
    (await server.db.selectFrom('private_image').select('id').where('id', '=', id).execute()).length === 1;

  it('is read for members only', async () => {
    const image = await upload();
    assert.deepEqual([await refusal(image), cardOcr.photos.length, await isStored(image)], ['UNAUTHORIZED', 0, true]);
  });

  it('is not found when it is of another user or purpose, and stays', async () => {
    const image = await upload();
    const other = await newApplicant(server);
    assert.equal(await refusal(image, other.token), 'NOT_FOUND');
    assert.equal(await refusal(person.image, person.token), 'NOT_FOUND');
    assert.equal(await refusal('nothing', person.token), 'NOT_FOUND');
    assert.deepEqual([await isStored(image), await isStored(person.image)], [true, true]);
    assert.equal(cardOcr.photos.length, 0);
  });

  it('is not read above fifty cards a day', async () => {
    const other = await newApplicant(server);
    for (let count = 0; count < 50; count += 1) await refusal('nothing', other.token);
    const image = await upload(other);
    assert.equal(await refusal(image, other.token), 'RATE_LIMITED');
    assert.equal(await isStored(image), true);
    server.advance(DAY_MS + 1);
    assert.notEqual(await readCard(image, other), null);
  });

  it('is deleted also when nothing can read it', async () => {
    cardOcr.failure = new Error('The OCR service answered 503');
    const image = await upload();
    assert.deepEqual([await readCard(image), await isStored(image)], [null, false]);
    await withDeps(server, { cardOcr: null }, async () => {
      const second = await upload();
      assert.deepEqual([await readCard(second), await isStored(second)], [null, false]);
    });
  });

  it('is read once, also by calls at the same time', async () => {
    const image = await upload();
    const outcomes = await Promise.allSettled([readCard(image), readCard(image), readCard(image)]);
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.equal(cardOcr.photos.length, 1);
    assert.equal(await refusal(image, person.token), 'NOT_FOUND');
    assert.equal(await isStored(image), false);
  });

  it('has no watermark, which would cover the text', async () => {
    await readCard(await upload());
    const { channels } = await sharp(cardOcr.photos[0]).stats();
    for (const { stdev } of channels) assert(stdev < 1, `deviation ${stdev} of a plain picture`);
  });

  it('becomes normalized fields; those that violate their rule are left empty', async () => {
    cardOcr.text = {
      ...card,
      name: ' 覃秀兰 ',
      landline: '12',
      email: 'qin@',
      website: 'www',
      position: '经'.repeat(61)
    };
    const result = await readCard(await upload());
    assert.deepEqual(result, { isDemo: false, person: { ...card, position: '', email: '' } });
  });

  it('may show the address of a website without its scheme', async () => {
    cardOcr.text = { ...card, website: 'www.example.com' };
    const result = await readCard(await upload());
    assert.equal(result?.person.website, 'https://www.example.com');
  });

  it('is an example in the demo, which says so', async () => {
    const demo = await testApp();
    try {
      const own = await newApplicant(demo);
      const { id } = await uploadPrivate(demo, own.token, await picture(), 'paperCard');
      const result = await demo.api.call(call, { image: id }, { token: own.token });
      assert.equal(result?.isDemo, true);
      assert.notEqual(result.person.name, '');
    } finally {
      await demo.close();
    }
  });
});
