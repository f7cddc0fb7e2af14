import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Language } from '@contract/localText';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';

describe('a nickname that the member never chose', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const reading = (token: string, language: Language) => ({ token, headers: { 'accept-language': language } });
  const currentOf = (token: string, language: Language) =>
    server.api.call('GET /api/member/user/current', undefined, reading(token, language));

  it("is read in the viewer's language, and a chosen one as it is", async () => {
    const token = await logIn(server);
    const { nickname } = await currentOf(token, 'zh-Hans');
    const code = nickname.replace('香友', '');
    assert.match(code, /^[2-9A-Z]{4}$/);
    assert.equal((await currentOf(token, 'zh-Hant')).nickname, nickname);
    assert.equal((await currentOf(token, 'fr')).nickname, `Membre ${code}`);
    const info = await server.api.call('POST /api/member/user/getBasicInfo', undefined, reading(token, 'es'));
    assert.equal(info.nickname, `Miembro ${code}`);
    await server.api.call('POST /api/member/user/basicInfo/update', { nickname: '香友阿强' }, { token });
    assert.equal((await currentOf(token, 'fr')).nickname, '香友阿强');
  });

  it('is masked in that language for the inviter, also in the notification', async () => {
    const inviter = await logIn(server);
    const { inviteCode } = await currentOf(inviter, 'zh-Hans');
    await logIn(server, undefined, { inviteCode });
    const { items } = await server.api.call('POST /api/front/message/myMsgList', {}, reading(inviter, 'en'));
    assert.deepEqual(items[0]?.content, { event: 'invite.registered', params: { name: 'Member **' } });
    const list = await server.api.call('POST /api/front/message/myMsgList', {}, reading(inviter, 'zh-Hans'));
    assert.deepEqual(list.items[0]?.content, { event: 'invite.registered', params: { name: '香友**' } });
  });

  it('does not begin a card', async () => {
    const token = await logIn(server);
    const { suggestion } = await server.api.call('POST /api/vcard/card/mine', undefined, { token });
    assert.equal(suggestion.name, '');
  });
});
