import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallName } from '@contract';
import type { MaskedContact, ShowPhone } from '@contract/goods';
import { acceptAnswer, exchanges } from '../../testing/exchanges';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import { actOnSupply, publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { verifiedPerson } from '../../testing/trade';
import { contactNeeds, stricterVisibility } from './contactVisibility';

type Needs = MaskedContact['needs'];
type ViewerRole = 'visitor' | 'member' | 'verified' | 'companyMember' | 'owner';

describe('visibility of a contact number', () => {
  const viewers = {
    visitor: { isLoggedIn: false, isVerified: false, hasExchanged: false },
    member: { isLoggedIn: true, isVerified: false, hasExchanged: false },
    verified: { isLoggedIn: true, isVerified: true, hasExchanged: false },
    exchanged: { isLoggedIn: true, isVerified: false, hasExchanged: true }
  };
  const rules: [shownTo: ShowPhone, visitor: Needs, member: Needs, verified: Needs, exchanged: Needs][] = [
    ['member', 'login', null, null, null],
    ['verified', 'login', 'verify', null, null],
    ['exchanged', 'login', 'exchange', 'exchange', null]
  ];
  for (const [shownTo, ...needs] of rules) {
    it(`a number shown to ${shownTo} names the next condition to each viewer`, () => {
      assert.deepEqual(
        Object.values(viewers).map((viewer) => contactNeeds(shownTo, viewer)),
        needs
      );
    });
  }

  it('follows the stricter one of listing and preference', () => {
    const strictestLevels = (['member', 'verified', 'exchanged'] as const).flatMap((showPhone) =>
      (['everyone', 'verified', 'exchanged'] as const).map((preference) => stricterVisibility(showPhone, preference))
    );
    assert.deepEqual(strictestLevels, [
      ...['member', 'verified', 'exchanged'],
      ...['verified', 'verified', 'exchanged'],
      ...['exchanged', 'exchanged', 'exchanged']
    ]);
  });
});

describe('the contact of a supply', () => {
  let server: TestApp;
  let owner: TestPerson;
  let viewers: Record<Exclude<ViewerRole, 'visitor'>, TestPerson>;
  const ids = new Map<string, string>();

  before(async () => {
    server = await testApp();
    owner = await verifiedPerson(server);
    const [boss, companyMember, member, verified] = [
      await newPerson(server),
      await newPerson(server),
      await newPerson(server),
      await verifiedPerson(server)
    ];
    const companyId = await setupCompany(server, boss);
    await setupMember(server, companyId, companyMember.id);
    viewers = { member, verified, companyMember, owner };
    for (const showPhone of ['member', 'verified', 'exchanged'] as const) {
      ids.set(showPhone, (await publishedSupply(server, owner, { showPhone })).id);
    }
  });
  after(() => server.close());

  const optionsOf = (viewer: ViewerRole) => (viewer === 'visitor' ? {} : { token: viewers[viewer].token });
  const idOf = (showPhone: string) => ids.get(showPhone) ?? assert.fail();
  const masked = () => `${owner.mobile.slice(0, 3)}****${owner.mobile.slice(-4)}`;
  const setPhoneVisibility = (phoneVisibility: 'everyone' | 'verified' | 'exchanged') =>
    server.api.call('POST /api/member/account/preferences', { phoneVisibility }, { token: owner.token });

  const rules: [
    preference: 'everyone' | 'verified' | 'exchanged',
    showPhone: ShowPhone,
    needs: Record<ViewerRole, Needs>
  ][] = [
    ['everyone', 'member', { visitor: 'login', member: null, verified: null, companyMember: null, owner: null }],
    ['everyone', 'verified', { visitor: 'login', member: 'verify', verified: null, companyMember: null, owner: null }],
    [
      'everyone',
      'exchanged',
      { visitor: 'login', member: 'exchange', verified: 'exchange', companyMember: 'exchange', owner: null }
    ],
    ['verified', 'member', { visitor: 'login', member: 'verify', verified: null, companyMember: null, owner: null }],
    [
      'exchanged',
      'member',
      { visitor: 'login', member: 'exchange', verified: 'exchange', companyMember: 'exchange', owner: null }
    ]
  ];
  for (const [preference, showPhone, needs] of rules) {
    it(`follows the stricter of ${showPhone} in the supply and ${preference} in the preference`, async () => {
      await setPhoneVisibility(preference);
      for (const [viewer, wanted] of Object.entries(needs) as [ViewerRole, Needs][]) {
        const id = idOf(showPhone);
        const contact = await server.api.call('POST /api/front/supply/contact', { id }, optionsOf(viewer));
        const mobile = wanted === null ? owner.mobile : masked();
        const street = viewer === 'owner' ? '香料市场西门 18 号仓' : '';
        assert.deepEqual(contact, { name: '覃女士', mobile, needs: wanted, street }, viewer);
        const detail = await server.api.call('GET /api/front/supply/detail', { id }, optionsOf(viewer));
        assert.deepEqual(detail.contact, { name: '覃女士', mobile: masked(), needs: wanted }, viewer);
      }
    });
  }

  it('is limited to a hundred full numbers a day, but for its owner', async () => {
    await setPhoneVisibility('everyone');
    const contact = 'POST /api/front/supply/contact';
    const collector = await newPerson(server);
    const input = { id: idOf('member') };
    for (let read = 0; read < 100; read += 1) await server.api.call(contact, input, { token: collector.token });
    const { error, retryAfterSec = 0 } = await server.api.expectError(contact, input, { token: collector.token });
    assert.equal(error, 'RATE_LIMITED');
    assert(retryAfterSec > 86_000 && retryAfterSec <= 86_400);
    for (let read = 0; read < 101; read += 1) await server.api.call(contact, input, { token: owner.token });
    // A response without a number is not counted.
    await server.api.call(contact, { id: idOf('exchanged') }, { token: collector.token });
  });

  it('shows number and street after a contact exchange', async () => {
    await setPhoneVisibility('exchanged');
    const id = idOf('exchanged');
    const friend = await newPerson(server);
    const room = await exchanges(server, id).request(friend);
    const read = () => server.api.call('POST /api/front/supply/contact', { id }, { token: friend.token });
    assert.deepEqual((await read()).street, '');
    await server.api.call('POST /api/front/exchange/answer', acceptAnswer(room.exchange?.id ?? ''), {
      token: owner.token
    });
    assert.deepEqual(await read(), {
      name: '覃女士',
      mobile: owner.mobile,
      needs: null,
      street: '香料市场西门 18 号仓'
    });
  });

  it('shows its owner who sees the number, with the preference applied', async () => {
    const shownTo = async (id: string) =>
      (await server.api.call('POST /api/front/supply/own', { id }, { token: owner.token })).phoneShownTo;
    await setPhoneVisibility('verified');
    assert.deepEqual([await shownTo(idOf('member')), await shownTo(idOf('exchanged'))], ['verified', 'exchanged']);
    await setPhoneVisibility('everyone');
    assert.deepEqual([await shownTo(idOf('member')), await shownTo(idOf('verified'))], ['member', 'verified']);
  });

  it('is not proposed to a visitor', async () => {
    const envelope = await server.api.send('POST /api/front/supply/ownContact', undefined);
    assert.equal(envelope.code, 401);
  });

  it('is proposed from the last supply, else from the account', async () => {
    const contactOf = ({ token }: TestPerson) =>
      server.api.call('POST /api/front/supply/ownContact', undefined, { token });
    assert.deepEqual(await contactOf(owner), { name: '覃女士', mobile: owner.mobile });
    assert.equal((await contactOf(viewers.member)).mobile, viewers.member.mobile);
  });

  it('is in no other response, for any viewer', async () => {
    await setPhoneVisibility('everyone');
    const id = idOf('member');
    const open: [name: CallName, input: Record<string, unknown>][] = [
      ['GET /api/front/supply/detail', { id }],
      ['GET /api/front/supply/list', { limit: 50 }],
      ['GET /api/front/search/supplies', { q: '八角' }],
      ['GET /api/front/search/overview', { q: '八角' }],
      ['GET /api/front/home/feed', {}]
    ];
    const ofMembers: typeof open = [
      ['GET /api/front/supply/mine', {}],
      ['GET /api/front/supply/favourites', {}]
    ];
    for (const viewer of ['visitor', 'member', 'verified', 'owner'] as const) {
      if (viewer !== 'visitor') {
        await server.api.call('POST /api/front/supply/favourite', { id, on: true }, optionsOf(viewer));
      }
      for (const [name, input] of viewer === 'visitor' ? open : [...open, ...ofMembers]) {
        const envelope = await server.api.send(name, input, optionsOf(viewer));
        assert.equal(envelope.code, 200, name);
        assert(!JSON.stringify(envelope).includes(owner.mobile), `${viewer} ${name}`);
      }
    }
  });

  it('is sent encrypted', async () => {
    const input = { id: idOf('member') };
    for (const name of ['POST /api/front/supply/contact', 'POST /api/front/supply/own'] as const) {
      const envelope = await server.api.send(name, input, optionsOf('owner'));
      assert.equal(envelope.encrypt, true);
      assert(!JSON.stringify(envelope).includes(owner.mobile));
    }
  });

  it('is not available when the supply is no longer offered', async () => {
    const id = idOf('member');
    await actOnSupply(server, owner, id, { action: 'close', reason: 'dealt' });
    const refusal = await server.api.expectError('POST /api/front/supply/contact', { id }, optionsOf('verified'));
    assert.equal(refusal.error, 'NOT_FOUND');
  });
});
