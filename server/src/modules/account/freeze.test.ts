import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MINUTE_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { isLockAwaited } from '../../testing/lockWait';
import { logIn, newMobile } from '../../testing/logIn';
import { newPerson, setupCompany } from '../../testing/setupCompany';
import { getSupplyDetail, publishedSupply, reviewSupplyAs, submitSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { purchaseFields, reviewPurchase, setupOpenPurchase } from '../../testing/trade';
import { waitUntil } from '../../testing/waitUntil';
import { freezeCommand, releaseCommand } from './freeze.ops';

const reason = '多次发布虚假货源';

describe('frozen account', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  const freeze = (...args: string[]) => freezeCommand(server.deps, args, nowMs());
  const statusOf = async (id: string) =>
    (await server.db.selectFrom('supply').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  const codeFor = async (mobile: string) =>
    (await server.api.call('POST /api/member/user/sendMsgCode', { mobile })).demoCode ?? '';

  it('needs a known number and a reason of 140 characters at most', async () => {
    const mobile = newMobile();
    for (const [args, message] of [
      [[], 'MOBILE|EMAIL is missing.'],
      [[mobile], 'A reason is missing.'],
      [[mobile, 'x'.repeat(141)], 'The reason must have at most 140 characters.'],
      [[mobile, reason], `No account has the number or e-mail address ${mobile}.`]
    ] as const) {
      await assert.rejects(freeze(...args), { message });
    }
    await assert.rejects(releaseCommand(server.db, mobile, nowMs()), {
      message: `No account has the number or e-mail address ${mobile}.`
    });
  });

  it('loses its sessions and opens none until it is released', async () => {
    const mobile = newMobile();
    const token = await logIn(server, mobile);
    server.advance(2 * MINUTE_MS);
    const code = await codeFor(mobile);
    assert.equal(await freeze(mobile, reason), `${mobile} is frozen; 0 listings were taken down.`);
    const current = await server.api.expectError('GET /api/member/user/current', undefined, { token });
    assert.equal(current.error, 'UNAUTHORIZED');
    const refused = await server.api.expectError('POST /api/member/user/loginByMsg', {
      mobile,
      code,
      agreedVersion: '1'
    });
    assert.deepEqual([refused.error, refused.reason], ['FROZEN', reason]);

    await releaseCommand(server.db, mobile, nowMs());
    const after = await server.api.expectError('GET /api/member/user/current', undefined, { token });
    assert.equal(after.error, 'UNAUTHORIZED', 'a session that was ended stays so');
    assert.ok(await server.api.call('POST /api/member/user/loginByMsg', { mobile, code, agreedVersion: '1' }));
  });

  it('loses the listings in its own name; those of a company stay', async () => {
    const seller = await newPerson(server);
    await setupCompany(server, seller);
    const own = await publishedSupply(server, seller);
    const shared = await publishedSupply(server, seller, {}, { asCompany: true });
    const { mobile } = seller;
    assert.equal(await freeze(mobile, reason), `${mobile} is frozen; 1 listings were taken down.`);
    assert.deepEqual([await statusOf(own.id), await statusOf(shared.id)], ['takedown', 'published']);
    assert.equal(await freeze(mobile, reason), `${mobile} is frozen; 0 listings were taken down.`);
  });

  it('loses listings that are still public after the rejection of an edit', async () => {
    const seller = await newPerson(server);
    const { id, fields } = await publishedSupply(server, seller);
    await submitSupply(server, seller, { ...fields, description: '可看货' }, { id });
    await reviewSupplyAs(server, id, 'reject');
    const purchaseId = await setupOpenPurchase(server, seller);
    const edit = purchaseFields(server, { qualityDemand: '要求带产地证明' });
    const body = { id: purchaseId, requestId: newId(), asCompany: false, fields: edit };
    await server.api.call('POST /api/front/purchase/submit', body, seller);
    await reviewPurchase(server, purchaseId, 'reject');
    assert.equal(await freeze(seller.mobile, reason), `${seller.mobile} is frozen; 2 listings were taken down.`);
    const purchase = await server.api.call('GET /api/front/purchase/detail', { id: purchaseId });
    assert.deepEqual([(await getSupplyDetail(server, id)).status, purchase.status], ['takedown', 'takedown']);
  });

  it('is frozen also when its owner closes a listing meanwhile', async () => {
    const seller = await newPerson(server);
    const id = await setupOpenPurchase(server, seller);
    const freezing = await server.db.transaction().execute(async (tx) => {
      const closed = { status: 'closed', public_status: 'closed' } as const;
      await tx.updateTable('purchase').set(closed).where('id', '=', id).execute();
      const outcome = freeze(seller.mobile, reason);
      await waitUntil(() => isLockAwaited(server.db), { failure: 'the freeze does not wait for the owner' });
      return { outcome };
    });
    assert.equal(await freezing.outcome, `${seller.mobile} is frozen; 0 listings were taken down.`);
  });
});
