import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { MINUTE_MS } from '@rules/duration';
import { demoPassword } from '../../../seed/demoUsers';
import { solvedCaptcha } from '../../testing/solvedCaptcha';
import { type TestApp, testApp } from '../../testing/testApp';

const ask = 'POST /api/member/user/captcha';
const solve = 'POST /api/member/user/captcha/solve';
const logIn = 'POST /api/member/user/login';
const account = '13800138000';

describe('captcha before a password', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const wrongPassword = () => server.api.expectError(logIn, { account, password: 'wrong' });
  const withCaptcha = (captchaId: string, password = 'wrong') =>
    server.api.expectError(logIn, { account, password, captchaId });

  async function puzzle(): Promise<{ id: string; offset: number }> {
    const { id } = await server.api.call(ask, undefined);
    const row = await server.db.selectFrom('captcha').select('offset_px').where('id', '=', id).executeTakeFirst();
    return { id, offset: row?.offset_px ?? -1 };
  }

  it('is required after three wrong passwords, also for the right one, and does not count as an attempt', async () => {
    for (let tries = 0; tries < 3; tries += 1) assert.equal((await wrongPassword()).error, 'PASSWORD_WRONG');
    for (const captchaId of [undefined, 'made-up', (await puzzle()).id]) {
      for (let tries = 0; tries < 3; tries += 1) {
        const input = { account, password: demoPassword, ...(captchaId !== undefined && { captchaId }) };
        assert.deepEqual(await server.api.expectError(logIn, input), { error: 'CAPTCHA_NEEDED' });
      }
    }
    assert.deepEqual(await withCaptcha(await solvedCaptcha(server)), { error: 'PASSWORD_WRONG', attemptsLeft: 1 });
  });

  it('allows one attempt only', async () => {
    const captchaId = await solvedCaptcha(server);
    await server.api.call(logIn, { account, password: demoPassword, captchaId });
    for (let tries = 0; tries < 3; tries += 1) await wrongPassword();
    assert.deepEqual(await withCaptcha(captchaId, demoPassword), { error: 'CAPTCHA_NEEDED' });
  });

  it('is lost after a wrong position', async () => {
    for (const beside of [-6, 6, -70]) {
      const { id, offset } = await puzzle();
      assert.deepEqual(await server.api.expectError(solve, { id, offset: Math.max(0, offset + beside) }), {
        error: 'CAPTCHA_WRONG'
      });
      assert.deepEqual(await server.api.expectError(solve, { id, offset }), { error: 'CAPTCHA_WRONG' });
    }
  });

  it('is solved within five pixels, once', async () => {
    for (const beside of [-5, 0, 4.6]) {
      const { id, offset } = await puzzle();
      await server.api.call(solve, { id, offset: offset + beside });
      assert.deepEqual(await server.api.expectError(solve, { id, offset }), { error: 'CAPTCHA_WRONG' });
    }
  });

  it('expires after three minutes, solved or not', async () => {
    const solved = await solvedCaptcha(server);
    const { id, offset } = await puzzle();
    server.advance(3 * MINUTE_MS);
    assert.deepEqual(await server.api.expectError(solve, { id, offset }), { error: 'CAPTCHA_WRONG' });
    assert.deepEqual(await withCaptcha(solved, demoPassword), { error: 'CAPTCHA_NEEDED' });
  });

  it('does not reveal the position of the hole, and consists of two pictures of the declared sizes', async () => {
    const captcha = await server.api.call(ask, undefined);
    const pixels = async (uri: string) =>
      sharp(Buffer.from(uri.replace('data:image/png;base64,', ''), 'base64')).metadata();
    const [picture, piece] = await Promise.all([pixels(captcha.picture), pixels(captcha.piece)]);
    assert.deepEqual([picture.width, picture.height], [captcha.width, captcha.height]);
    assert.deepEqual([piece.width, piece.height], [captcha.pieceSize, captcha.pieceSize]);
    assert.deepEqual(Object.keys(captcha).sort(), [
      'height',
      'id',
      'picture',
      'piece',
      'pieceSize',
      'pieceTop',
      'width'
    ]);
  });

  it('is limited to sixty in ten minutes per address', async () => {
    const from = '198.51.100.30';
    for (let asked = 0; asked < 60; asked += 1) await server.api.call(ask, undefined, { from });
    assert.equal((await server.api.expectError(ask, undefined, { from })).error, 'RATE_LIMITED');
  });
});
