import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import type { UpdateCompanyBody } from '@contract/company';
import type { UploadedImage } from '@contract/upload';
import { logIn } from '../../testing/logIn';
import { multipart } from '../../testing/multipart';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';

const info = 'GET /api/front/company/info';
const update = 'POST /api/front/company/update';
const GUINAN = 'company-guinan';

describe('the page of a company', () => {
  let server: TestApp;
  let owner: TestPerson;
  let company: string;
  let validBody: UpdateCompanyBody;

  before(async () => {
    server = await testApp({ isSeeded: true });
    owner = await newPerson(server);
    company = await setupCompany(server, owner);
    validBody = {
      id: company,
      shortName: '测试香料',
      type: 'trader',
      regionCode: '450902',
      address: '香料大道 18 号',
      position: { latitude: 22.6331, longitude: 110.1542 },
      varietyIds: ['star-anise', 'cassia'],
      volumeBand: 't200',
      employeesBand: 'e10',
      intro: '收八角\n二十年',
      logoUrl: null,
      coverUrls: [],
      videoUrl: null,
      certificates: [{ name: '有机产品认证', no: '001OP', validUntil: '2027-03-31', imageUrl: null }],
      contactName: '覃女士',
      contactMobile: '13900000001',
      contactFor: 'verified',
      landline: '0775-3850001',
      email: 'sales@example.cn',
      website: 'https://example.cn'
    };
  });
  after(() => server.close());

  async function upload(token: string): Promise<string> {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
      .png()
      .toBuffer();
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/front/upload/image',
      ...multipart('file', picture, { authorization: `Bearer ${token}` })
    });
    return response.json<{ data: UploadedImage }>().data.url;
  }

  it('rejects an update with an invalid field and changes nothing', async () => {
    const { token } = owner;
    const foreign = await upload((await newPerson(server)).token);
    const certificate = { name: '有机产品', no: '', validUntil: null, imageUrl: null };
    const bad: [change: object, field: string][] = [
      [{ shortName: '香' }, 'shortName'],
      [{ shortName: '一'.repeat(13) }, 'shortName'],
      [{ shortName: '香料🌶' }, 'shortName'],
      [{ regionCode: '450900' }, 'regionCode'],
      [{ regionCode: '999999' }, 'regionCode'],
      [{ address: '长'.repeat(61) }, 'address'],
      [{ position: { latitude: 2.99, longitude: 110 } }, 'position'],
      [{ position: { latitude: 54.01, longitude: 110 } }, 'position'],
      [{ position: { latitude: 22.6, longitude: 72.99 } }, 'position'],
      [{ position: { latitude: 22.6, longitude: 136.01 } }, 'position'],
      [{ position: { latitude: 22.6 } }, 'position'],
      [{ position: { latitude: '22.6', longitude: 110.1 } }, 'position'],
      [{ position: undefined }, 'position'],
      [{ varietyIds: [] }, 'varietyIds'],
      [{ varietyIds: ['no-such'] }, 'varietyIds'],
      [{ varietyIds: Array.from({ length: 11 }, (_, index) => `v${index}`) }, 'varietyIds'],
      [{ intro: '长'.repeat(1001) }, 'intro'],
      [{ logoUrl: 'https://example.com/spy.gif' }, 'logoUrl'],
      [{ logoUrl: foreign }, 'logoUrl'],
      [{ coverUrls: ['/uploads/../keys/encrypt-private.pem'] }, 'coverUrls'],
      [{ coverUrls: Array.from({ length: 6 }, (_, index) => `/uploads/${index}.png`) }, 'coverUrls'],
      [{ certificates: [{ ...certificate, imageUrl: foreign }] }, 'certificates'],
      [{ certificates: [{ ...certificate, validUntil: '2027-02-29' }] }, 'certificates'],
      [{ certificates: Array.from({ length: 21 }, () => certificate) }, 'certificates'],
      [{ contactName: '覃' }, 'contactName'],
      [{ contactMobile: '12900000001' }, 'contactMobile'],
      [{ landline: '3850001' }, 'landline'],
      [{ email: 'sales@example' }, 'email'],
      [{ website: 'http://example.cn' }, 'website'],
      [{ website: 'javascript:alert(1)' }, 'website'],
      // Fields of the licence cannot be edited.
      [{ name: '别的名字公司' }, 'name'],
      [{ uscc: '91450900XD00000169' }, 'uscc'],
      [{ legalPerson: '别人' }, 'legalPerson'],
      [{ verifiedAtMs: 1 }, 'verifiedAtMs']
    ];
    const stored = await server.api.call(info, { id: company }, { token });
    for (const [change, field] of bad) {
      const { error, fields = {} } = await server.api.expectError(update, { ...validBody, ...change }, { token });
      assert.equal(error, 'VALIDATION', JSON.stringify(change));
      assert(
        Object.keys(fields).some((name) => name.startsWith(field)),
        `${field}: ${JSON.stringify(fields)}`
      );
    }
    assert.deepEqual(await server.api.call(info, { id: company }, { token }), stored);
  });

  it('[compliance 10] rejects banned words and contact details that bypass the platform', async () => {
    const { token } = owner;
    const certificate = { name: '有机产品', no: '', validUntil: null, imageUrl: null };
    const bad: [change: object, refused: Record<string, string>][] = [
      [{ shortName: '香市官方' }, { shortName: 'banned' }],
      [{ shortName: '办假证' }, { shortName: 'banned' }],
      [{ shortName: '1390000 0001' }, { shortName: 'contact' }],
      [{ address: '巷口扫码进群' }, { address: 'contact' }],
      [{ intro: '收八角\n加微信 xiang-2026' }, { intro: 'contact' }],
      [
        { intro: '代 开 发 票', contactName: '一三九零零零零零零零一' },
        { intro: 'banned', contactName: 'contact' }
      ],
      [{ website: 'https://fuck.example.cn' }, { website: 'banned' }],
      [
        { certificates: [certificate, { ...certificate, name: '电话 0775-3850001', no: '洗钱 1' }] },
        { 'certificates.1.name': 'contact', 'certificates.1.no': 'banned' }
      ]
    ];
    const stored = await server.api.call(info, { id: company }, { token });
    for (const [change, refused] of bad) {
      const { error, fields } = await server.api.expectError(update, { ...validBody, ...change }, { token });
      assert.deepEqual({ error, fields }, { error: 'VALIDATION', fields: refused });
    }
    assert.deepEqual(await server.api.call(info, { id: company }, { token }), stored);
    const fit = { ...validBody, intro: '电话请看下方', certificates: [{ ...certificate, no: '15012345678' }] };
    assert.equal((await server.api.call(update, fit, { token })).intro, '电话请看下方');
  });

  it('accepts boundary values, normalizes them, and accepts own and existing pictures', async () => {
    const admin = await newPerson(server);
    await setupMember(server, company, admin.id, 'admin');
    const logoUrl = await upload(admin.token);
    const body = { ...validBody, logoUrl, coverUrls: [logoUrl], intro: '长'.repeat(1000), address: '址'.repeat(60) };
    await server.api.call(update, body, { token: admin.token });
    const saved = await server.api.call(
      update,
      { ...body, shortName: ' 测试\u202e香料 ', contactName: '覃  女士' },
      { token: owner.token }
    );
    assert.deepEqual(
      [saved.shortName, saved.contactName, saved.logoUrl, saved.intro.length],
      ['测试香料', '覃 女士', logoUrl, 1000]
    );
    assert.deepEqual(saved.region?.names.at(-1), '玉州区');
    assert.deepEqual(
      saved.varieties.map(({ name }) => name),
      ['八角', '桂皮']
    );
    await server.api.call(update, validBody, { token: owner.token });
  });

  it('shows everybody where it is on the map, until its people take that away', async () => {
    const seen = async () => (await server.api.call(info, { id: company })).position;
    const change = (position: UpdateCompanyBody['position']) =>
      server.api.call(update, { ...validBody, position }, { token: owner.token });
    for (const corner of [
      { latitude: 3, longitude: 73 },
      { latitude: 54, longitude: 136 }
    ]) {
      await change(corner);
      assert.deepEqual(await seen(), corner);
    }
    await change(null);
    assert.equal(await seen(), null);
  });

  it('shows its contact and the number by the rule that its people chose', async () => {
    const [viewer, verified] = [await newPerson(server), await logIn(server, '13800138001')];
    const seen = async (token?: string) => {
      const options = token === undefined ? {} : { token };
      const { contactMobile, contactName, isContactMasked } = await server.api.call(info, { id: company }, options);
      return [contactMobile, contactName, isContactMasked];
    };
    const [open, masked] = [
      ['13900000001', '覃女士', false],
      ['139****0001', '覃**', true]
    ];
    assert.deepEqual(await seen(), masked);
    assert.deepEqual(await seen(viewer.token), masked);
    assert.deepEqual(await seen(verified), open);
    assert.deepEqual(await seen(owner.token), open);
    await server.api.call(update, { ...validBody, contactFor: 'member' }, { token: owner.token });
    assert.deepEqual(await seen(), masked);
    assert.deepEqual(await seen(viewer.token), open);
  });

  it('masks the name of the legal representative for viewers from outside', async () => {
    assert.equal((await server.api.call(info, { id: GUINAN })).legalPerson, '覃**');
    const token = await logIn(server, '13800138000');
    const { legalPerson, myRole } = await server.api.call(info, {}, { token });
    assert.deepEqual([legalPerson, myRole], ['覃秀兰', 'owner']);
  });

  it("lists the company's supplies and no others", async () => {
    const { supplyCount, name } = await server.api.call(info, { id: GUINAN });
    assert(supplyCount > 3);
    const first = await server.api.call('GET /api/front/company/supplies', { id: GUINAN, limit: 2 });
    assert(first.nextCursor !== null);
    const rest = await server.api.call('GET /api/front/company/supplies', {
      id: GUINAN,
      limit: 50,
      cursor: first.nextCursor
    });
    const all = [...first.items, ...rest.items];
    assert.equal(new Set(all.map(({ id }) => id)).size, supplyCount);
    assert(all.every(({ seller }) => seller.name === name));
  });

  it('defaults to the current company, which the user can switch', async () => {
    const second = await setupCompany(server, owner);
    const current = async () => {
      const user = await server.api.call('GET /api/member/user/current', undefined, { token: owner.token });
      return [user.company?.id, user.companies.map(({ id }) => id)];
    };
    assert.deepEqual(await current(), [company, [company, second]]);
    const refused = await server.api.expectError(
      'POST /api/front/company/switch',
      { id: GUINAN },
      { token: owner.token }
    );
    assert.equal(refused.error, 'NOT_FOUND');
    const choose = () => server.api.call('POST /api/front/company/switch', { id: second }, { token: owner.token });
    await Promise.all([choose(), choose()]);
    assert.deepEqual(await current(), [second, [second, company]]);
    assert.equal((await server.api.call(info, {}, { token: owner.token })).id, second);
  });
});
