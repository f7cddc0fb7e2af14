import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import type { UploadedImage } from '@contract/upload';
import { logIn } from '../../testing/logIn';
import { multipart } from '../../testing/multipart';
import { testApp, type TestApp } from '../../testing/testApp';

const update = 'POST /api/member/user/basicInfo/update';
const read = 'POST /api/member/user/getBasicInfo';

describe('the person of the session', () => {
  let server: TestApp;
  let token: string;
  before(async () => {
    server = await testApp({ isSeeded: true });
    token = await logIn(server);
  });
  after(() => server.close());

  async function upload(owner: string): Promise<UploadedImage> {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
      .png()
      .toBuffer();
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/front/upload/image',
      ...multipart('file', picture, { authorization: `Bearer ${owner}` })
    });
    return response.json<{ data: UploadedImage }>().data;
  }

  it('is not told to a visitor', async () => {
    assert.deepEqual(await server.api.refusal('GET /api/member/user/current', undefined), { error: 'UNAUTHORIZED' });
    assert.deepEqual(await server.api.refusal(read, undefined), { error: 'UNAUTHORIZED' });
  });

  it('keeps what it has when a field breaks a rule', async () => {
    const kept = await server.api.call(read, undefined, { token });
    const good = { nickname: '山里人', avatarUrl: null, intro: '' };
    const bad: [change: Record<string, unknown>, fields: Record<string, string>][] = [
      [{ nickname: '香' }, { nickname: 'minLength' }],
      [{ nickname: '  香  ' }, { nickname: 'minLength' }],
      [{ nickname: '\u200b\u200b香' }, { nickname: 'minLength' }],
      [{ nickname: '长'.repeat(17) }, { nickname: 'maxLength' }],
      [{ intro: '长'.repeat(141) }, { intro: 'maxLength' }],
      [{ mobile: '13800138000' }, { mobile: 'additionalProperties' }],
      [{ avatarUrl: 'https://example.com/spy.gif' }, { avatarUrl: 'pattern' }],
      [{ avatarUrl: '/uploads/../keys/encrypt-private.pem' }, { avatarUrl: 'pattern' }]
    ];
    for (const [change, fields] of bad) {
      const refusal = await server.api.refusal(update, { ...good, ...change }, { token });
      assert.deepEqual(refusal, { error: 'VALIDATION', fields });
    }
    assert.deepEqual(await server.api.call(read, undefined, { token }), kept);
  });

  it('cannot wear the picture of somebody else', async () => {
    const { url } = await upload(await logIn(server));
    const refusal = await server.api.refusal(update, { nickname: '山里人', avatarUrl: url, intro: '' }, { token });
    assert.deepEqual(refusal.fields, { avatarUrl: 'pattern' });
  });

  it('changes nickname, avatar and intro, tidied', async () => {
    const { url } = await upload(token);
    const saved = await server.api.call(
      update,
      { nickname: ' 覃  老板\u202e ', avatarUrl: url, intro: ' 收八角 \n 二十年 ' },
      { token }
    );
    assert.deepEqual(saved, { nickname: '覃 老板', avatarUrl: url, intro: '收八角 \n 二十年' });
    assert.deepEqual(await server.api.call(read, undefined, { token }), saved);
    const current = await server.api.call('GET /api/member/user/current', undefined, { token });
    assert.equal(current.nickname, '覃 老板');
    assert.equal(current.avatarUrl, url);
  });

  it('counts 16 characters of any plane as 16', async () => {
    const nickname = '🌶'.repeat(16);
    const answer = await server.api.send(update, { nickname, avatarUrl: null, intro: '' }, { token });
    assert.deepEqual(answer.data, { nickname, avatarUrl: null, intro: '' });
  });

  it('comes with company, verifications and counts', async () => {
    const qin = await logIn(server, '13800138000');
    const { id, ...user } = await server.api.call('GET /api/member/user/current', undefined, { token: qin });
    assert.equal(id, 'user-qin');
    assert.deepEqual(
      { ...user, counts: { ...user.counts, followedLines: 0, favouriteNews: 0 } },
      {
        nickname: '覃秀兰',
        avatarUrl: null,
        mobile: '138****8000',
        inviteCode: 'GUIXIANG',
        verifications: ['person', 'company'],
        company: {
          id: 'company-guinan',
          name: '桂南香叶供应链（演示）',
          shortName: '桂南香叶供应链',
          role: 'owner',
          memberCount: 8
        },
        counts: { followedLines: 0, favouriteNews: 0, invitedFriends: 2 }
      }
    );
  });

  it('comes with the number of lines that they follow', async () => {
    const person = await logIn(server);
    const { items } = await server.api.call('GET /api/front/market/lines', { limit: 3 });
    for (const { id } of items)
      await server.api.call('POST /api/front/market/follow', { lineId: id }, { token: person });
    const { counts } = await server.api.call('GET /api/member/user/current', undefined, { token: person });
    assert.deepEqual(counts, { followedLines: 3, favouriteNews: 0, invitedFriends: 0 });
  });
});
