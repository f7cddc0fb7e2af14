import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import sharp from 'sharp';
import type { IdCardSide, IdCardText, LicenceText } from '@contract/ocr';
import type { OcrProvider } from '../../providers/ocrProvider';
import { type TestApp, testApp } from '../../testing/testApp';
import { newApplicant, newIdNumber, type TestApplicant } from '../../testing/verification';

const licence: LicenceText = {
  name: '玉林市桂香源香料贸易有限公司',
  uscc: '91450900XD00001550',
  legalPerson: '覃秀兰',
  address: '广西壮族自治区玉林市玉州区中药港2栋15号',
  establishedOn: '2018-03-12',
  validUntil: null,
  isLongTerm: true
};

const emptyCard: IdCardText = { realName: null, idNumber: null, validUntil: null, isLongTerm: false };

/** Returns the configured result and records the pictures it received. */
class FakeOcrProvider implements OcrProvider {
  card = emptyCard;
  side: IdCardSide | undefined;
  licence = licence;
  failure: Error | undefined;
  readonly receivedImages: Buffer[] = [];

  readIdCard(picture: Buffer, side: IdCardSide): Promise<IdCardText> {
    this.side = side;
    return this.respond(picture, this.card);
  }

  readLicence(picture: Buffer): Promise<LicenceText> {
    return this.respond(picture, this.licence);
  }

  private respond<T>(picture: Buffer, text: T): Promise<T> {
    this.receivedImages.push(picture);
    return this.failure ? Promise.reject(this.failure) : Promise.resolve(text);
  }
}

describe('document OCR', () => {
  const provider = new FakeOcrProvider();
  let server: TestApp;
  let person: TestApplicant;
  before(async () => {
    server = await testApp({ deps: { ocrProvider: provider } });
    person = await newApplicant(server);
  });
  after(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('rate_window').where('key', 'like', 'readPaper:%').execute();
    provider.card = emptyCard;
    provider.licence = licence;
    provider.failure = undefined;
    provider.receivedImages.length = 0;
  });

  const readCard = (side: IdCardSide = 'front', image = person.image) =>
    server.api.call(
      'POST /api/front/verification/readIdCard',
      { image, side, agreesSensitive: true },
      { token: person.token }
    );
  const readLicence = (image = person.image) =>
    server.api.call('POST /api/front/verification/readLicence', { image }, { token: person.token });

  it('requires a login', async () => {
    const { error } = await server.api.expectError('POST /api/front/verification/readLicence', { image: person.image });
    assert.deepEqual([error, provider.receivedImages.length], ['UNAUTHORIZED', 0]);
  });

  it('[compliance 8] OCR of an identity card needs the separate consent', async () => {
    const { error } = await server.api.expectError(
      'POST /api/front/verification/readIdCard',
      { image: person.image, side: 'front' },
      { token: person.token }
    );
    assert.deepEqual([error, provider.receivedImages.length], ['VALIDATION', 0]);
  });

  it("accepts only the user's own pictures", async () => {
    const other = await newApplicant(server);
    for (const image of [other.image, 'nothing']) {
      const { error } = await server.api.expectError(
        'POST /api/front/verification/readLicence',
        { image },
        { token: person.token }
      );
      assert.equal(error, 'NOT_FOUND');
    }
    assert.equal(provider.receivedImages.length, 0);
  });

  it('is limited to twenty documents per user and day', async () => {
    for (let paper = 0; paper < 20; paper += 1) await readLicence();
    const { error, retryAfterSec } = await server.api.expectError(
      'POST /api/front/verification/readIdCard',
      { image: person.image, side: 'front', agreesSensitive: true },
      { token: person.token }
    );
    assert.equal(error, 'RATE_LIMITED');
    assert.ok(Number(retryAfterSec) > 80_000);
    assert.equal(provider.receivedImages.length, 20);
    server.advance(86_400_001);
    assert.notEqual(await readLicence(), null);
  });

  it('returns nothing without a provider or when it fails', async () => {
    provider.failure = new Error('The OCR service answered 503');
    assert.deepEqual([await readCard(), await readLicence()], [null, null]);
    const without = await testApp();
    try {
      const other = await newApplicant(without);
      const read = await without.api.call(
        'POST /api/front/verification/readLicence',
        { image: other.image },
        { token: other.token }
      );
      assert.equal(read, null);
    } finally {
      await without.close();
    }
  });

  it('omits a number with a wrong check digit, an invalid name and an invalid day', async () => {
    provider.card = { realName: '覃秀 1', idNumber: '450902199001010014', validUntil: '2038-02-30', isLongTerm: false };
    assert.deepEqual(await readCard(), emptyCard);
    provider.licence = {
      name: '桂',
      uscc: '91450900XD00001551',
      legalPerson: '兰',
      address: '2栋',
      establishedOn: '2999-01-01',
      validUntil: '2020-01-01',
      isLongTerm: false
    };
    const { isLongTerm, ...texts } = (await readLicence()) ?? licence;
    assert.deepEqual([isLongTerm, new Set(Object.values(texts))], [false, new Set([null])]);
    provider.licence = { ...licence, establishedOn: '2018-02-30' };
    assert.equal((await readLicence())?.establishedOn, null);
  });

  it('returns the fields of the document from the stored picture', async () => {
    const number = newIdNumber();
    provider.card = { ...emptyCard, realName: '覃秀兰', idNumber: ` ${number.slice(0, 6)} ${number.slice(6)}` };
    assert.deepEqual(await readCard(), { ...emptyCard, realName: '覃秀兰', idNumber: number });
    assert.deepEqual(await readLicence(), licence);
    const { format, width } = await sharp(provider.receivedImages[0]).metadata();
    assert.deepEqual([format, width], ['jpeg', 400]);
  });

  it('returns the validity on the back, also an expired one', async () => {
    for (const back of [
      { validUntil: '2038-06-30', isLongTerm: false },
      { validUntil: '2020-06-30', isLongTerm: false },
      { validUntil: null, isLongTerm: true }
    ]) {
      provider.card = { ...emptyCard, ...back };
      assert.deepEqual(await readCard('back'), { ...emptyCard, ...back });
      assert.equal(provider.side, 'back');
    }
  });

  it("returns a minor's number and leaves its rejection to the form", async () => {
    const number = newIdNumber('20200101');
    provider.card = { ...emptyCard, idNumber: number };
    assert.equal((await readCard())?.idNumber, number);
  });
});
