import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { logIn } from '../../testing/logIn';
import { testApp, type TestApp } from '../../testing/testApp';

const bind = 'POST /api/front/invite/setInvitationCode';
const nameOf = 'POST /api/front/invite/getInviterName';

describe('invitations', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('cannot be taken by a visitor', async () => {
    assert.equal((await server.api.refusal(bind, { inviterCode: 'GUIXIANG' })).error, 'UNAUTHORIZED');
  });

  it('are refused for an unknown code and for one’s own', async () => {
    const token = await logIn(server);
    const { inviteCode } = await server.api.call('GET /api/member/user/current', undefined, { token });
    for (const inviterCode of ['NOBODY00', inviteCode]) {
      assert.deepEqual(await server.api.refusal(bind, { inviterCode }, { token }), { error: 'INVITE_REFUSED' });
    }
  });

  it('bind once and for ever, also when two come at the same moment', async () => {
    const token = await logIn(server);
    const outcomes = await Promise.allSettled(
      ['GUIXIANG', 'CAOGUO66', 'NANLIU88'].map((inviterCode) => server.api.call(bind, { inviterCode }, { token }))
    );
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    const refusal = await server.api.refusal(bind, { inviterCode: 'XINWEI99' }, { token });
    assert.equal(refusal.error, 'INVITE_REFUSED');
  });

  it('tell the first character of the inviter’s name, however the code was typed', async () => {
    assert.deepEqual(await server.api.call(nameOf, { inviterCode: 'GUIXIANG' }), { name: '覃**' });
    assert.deepEqual(await server.api.call(nameOf, { inviterCode: ' gui xiang ' }), { name: '覃**' });
    assert.deepEqual(await server.api.call(nameOf, { inviterCode: 'NOBODY00' }), { name: null });
  });
});
