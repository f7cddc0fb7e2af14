import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import type { UploadedImage } from '@contract/upload';
import { DAY_MS } from '@rules/duration';
import { logIn } from '../../testing/logIn';
import { multipart } from '../../testing/multipart';
import { type TestApp, testApp } from '../../testing/testApp';

const update = 'POST /api/member/user/basicInfo/update';
const read = 'POST /api/member/user/getBasicInfo';
/** 玉林市玉州区. */
const YUZHOU = '450902';

describe('public details of a user', () => {
  let server: TestApp;
  let token: string;
  before(async () => {
    server = await testApp({ isSeeded: true });
    token = await logIn(server);
  });
  after(() => server.close());

  const change = (body: object, by = token) => server.api.call(update, body, { token: by });
  const fieldsRefused = async (body: object, by = token) => {
    const { error, fields } = await server.api.expectError(update, body, { token: by });
    assert.equal(error, 'VALIDATION', JSON.stringify(body));
    return fields;
  };
  async function upload(owner: string, kind: 'image' | 'avatar' = 'avatar'): Promise<UploadedImage> {
    const picture = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'green' } })
      .png()
      .toBuffer();
    const response = await server.app.inject({
      method: 'POST',
      url: `/api/front/upload/${kind}`,
      ...multipart('file', picture, { authorization: `Bearer ${owner}` })
    });
    return response.json<{ data: UploadedImage }>().data;
  }

  it('need a login', async () => {
    assert.deepEqual(await server.api.expectError(read, undefined), { error: 'UNAUTHORIZED' });
    assert.deepEqual(await server.api.expectError(update, {}), { error: 'UNAUTHORIZED' });
  });

  it('stay unchanged when a field breaks a rule or contains a banned word [compliance 10]', async () => {
    const kept = await server.api.call(read, undefined, { token });
    const bad: [change: Record<string, unknown>, fields: Record<string, string>][] = [
      [{ nickname: '香' }, { nickname: 'minLength' }],
      [{ nickname: '  香  ' }, { nickname: 'minLength' }],
      [{ nickname: '\u200b\u200b香' }, { nickname: 'minLength' }],
      [{ nickname: '长'.repeat(17) }, { nickname: 'maxLength' }],
      [{ nickname: '八角🌶' }, { nickname: 'pattern' }],
      [{ nickname: '香市 客服' }, { nickname: 'banned' }],
      [{ intro: '长'.repeat(141) }, { intro: 'maxLength' }],
      [{ intro: '代 开 发票' }, { intro: 'banned' }],
      [{ realName: '覃' }, { realName: 'pattern' }],
      [{ realName: 'Qin Xiulan' }, { realName: 'pattern' }],
      [{ gender: 'both' }, { gender: 'const' }],
      [{ regionCode: '999999' }, { regionCode: 'unknown' }],
      [{ identity: 'king' }, { identity: 'const' }],
      [{ varietyIds: ['no-such-spice'] }, { varietyIds: 'unknown' }],
      [{ varietyIds: Array.from({ length: 11 }, (_, index) => `v${index}`) }, { varietyIds: 'maxItems' }],
      [{ varietyIds: ['clove', 'clove'] }, { varietyIds: 'uniqueItems' }],
      [{ address: { regionCode: YUZHOU, detail: ' 四个字啊 ' } }, { 'address.detail': 'minLength' }],
      [{ address: { regionCode: '450000', detail: '民主南路 8 号' } }, { 'address.regionCode': 'unknown' }],
      [{ mobile: '13800138000' }, { mobile: 'additionalProperties' }],
      [{ avatarUrl: 'https://example.com/spy.gif' }, { avatarUrl: 'pattern' }],
      [{ avatarUrl: '/uploads/../keys/encrypt-private.pem' }, { avatarUrl: 'pattern' }]
    ];
    for (const [body, fields] of bad) assert.deepEqual(await fieldsRefused(body), fields, JSON.stringify(body));
    assert.deepEqual(await server.api.call(read, undefined, { token }), kept);
  });

  it("reject another user's picture", async () => {
    const { url } = await upload(await logIn(server));
    assert.deepEqual(await fieldsRefused({ avatarUrl: url }), { avatarUrl: 'pattern' });
  });

  it('are changed field by field, normalised, and returned [compliance 7]', async () => {
    const { url, width, height } = await upload(token);
    assert.equal(width, height, 'an avatar is the middle of the picture, as a square');
    await change({ nickname: ' 覃  老板\u202e ', avatarUrl: url });
    await change({ intro: ' 收八角 \n 二十年 ', gender: 'female', identity: 'trader', regionCode: YUZHOU });
    await change({ varietyIds: ['clove', 'star-anise'], realName: '覃秀兰' });
    const saved = await change({ address: { regionCode: YUZHOU, detail: ' 民主南路 8 号 ' } });
    const region = { code: YUZHOU, names: ['广西壮族自治区', '玉林市', '玉州区'] };
    assert.deepEqual(
      { ...saved, nicknameFromMs: null },
      {
        nickname: '覃 老板',
        nicknameFromMs: null,
        avatarUrl: url,
        intro: '收八角 \n 二十年',
        realName: '覃秀兰',
        isRealNameLocked: false,
        gender: 'female',
        region,
        identity: 'trader',
        varietyIds: ['clove', 'star-anise'],
        address: { region, detail: '民主南路 8 号' }
      }
    );
    assert.deepEqual(await server.api.call(read, undefined, { token }), saved);
    assert.equal((await server.api.call('GET /api/member/user/current', undefined, { token })).nickname, '覃 老板');

    const cleared = await change({ address: null, regionCode: null, gender: null, avatarUrl: null, varietyIds: [] });
    assert.deepEqual([cleared.address, cleared.region, cleared.gender, cleared.avatarUrl], [null, null, null, null]);
  });

  it('accept values just inside the rules', async () => {
    const person = await logIn(server);
    const long = '𠮷'.repeat(16);
    const info = await change(
      {
        nickname: long,
        intro: '长'.repeat(140),
        realName: '阿不都·热合曼',
        address: { regionCode: YUZHOU, detail: '五个字地址' }
      },
      person
    );
    assert.deepEqual([info.nickname, [...info.intro].length, info.address?.detail], [long, 140, '五个字地址']);
    const far = await change({ address: { regionCode: YUZHOU, detail: '长'.repeat(60) } }, person);
    assert.equal(far.address?.detail.length, 60);
  });

  it('allow a new nickname once in thirty days, also with parallel calls', async () => {
    const person = await logIn(server);
    const answers = await Promise.all(
      ['山里人', '河边人', '海边人'].map((nickname) => server.api.send(update, { nickname }, { token: person }))
    );
    assert.equal(answers.filter(({ code }) => code === 200).length, 1);
    const { nickname, nicknameFromMs } = await server.api.call(read, undefined, { token: person });
    assert(nicknameFromMs !== null && nicknameFromMs > server.deps.now().getTime() + 29 * DAY_MS);
    assert.deepEqual(await fieldsRefused({ nickname: '城里人' }, person), { nickname: 'tooSoon' });
    await change({ nickname, intro: '同一个名字不算改' }, person);
    server.advance(30 * DAY_MS);
    const later = await logIn(server);
    await change({ nickname: '城里人' }, later);
  });

  it('show the masked name of a verified person, which cannot be changed', async () => {
    const person = await logIn(server, '13800138001');
    const { realName, isRealNameLocked } = await server.api.call(read, undefined, { token: person });
    assert.deepEqual([realName, isRealNameLocked], ['和**', true]);
    assert.deepEqual(await fieldsRefused({ realName: '和大山' }, person), { realName: 'locked' });
    await change({ intro: '草果' }, person);
  });
});
