import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallName } from '@contract';
import { insertPriceList } from '../../testing/priceList';
import { newPerson, setupMember, type TestPerson } from '../../testing/setupCompany';
import { joinForm, setupTeam } from '../../testing/teams';
import { type TestApp, testApp } from '../../testing/testApp';

type Role = 'visitor' | 'stranger' | 'member' | 'admin' | 'owner';
const ROLES: Role[] = ['visitor', 'stranger', 'member', 'admin', 'owner'];

const fields = {
  shortName: '测试公司',
  type: null,
  regionCode: null,
  address: '',
  position: null,
  varietyIds: ['star-anise'],
  volumeBand: null,
  employeesBand: null,
  intro: '',
  logoUrl: null,
  coverUrls: [],
  videoUrl: null,
  certificates: [],
  contactName: '',
  contactMobile: '',
  contactFor: 'verified',
  landline: '',
  email: '',
  website: ''
};

/** Each action, its input and the roles that may perform it; every other role gets UNAUTHORIZED or FORBIDDEN. */
describe('authorization of the calls of a company', () => {
  let server: TestApp;
  let company: string;
  let other: TestPerson;
  const people: Partial<Record<Role, TestPerson>> = {};

  before(async () => {
    server = await testApp();
    await insertPriceList(server.db);
    const { id, ...team } = await setupTeam(server);
    company = id;
    other = await newPerson(server);
    await setupMember(server, company, other.id);
    Object.assign(people, { ...team, stranger: await newPerson(server) });
  });
  after(() => server.close());

  /** An application or an invitation that waits. */
  async function application(): Promise<string> {
    const { token } = await newPerson(server);
    return (await server.api.call('POST /api/front/joinTeam/apply', joinForm(company), { token })).id;
  }
  async function invitation(): Promise<string> {
    const { mobile } = await newPerson(server);
    const { token = '' } = people.owner ?? {};
    return (await server.api.call('POST /api/front/team/invite', { id: company, mobile }, { token })).id;
  }
  const otherMember = () => ({ companyId: company, userId: other.id });

  const actions: [name: CallName, input: () => unknown, allowed: Role[]][] = [
    ['GET /api/front/company/info', () => ({ id: company }), ROLES],
    ['GET /api/front/company/supplies', () => ({ id: company }), ROLES],
    ['POST /api/front/company/update', () => ({ id: company, ...fields }), ['admin', 'owner']],
    ['GET /api/front/team/info', () => ({ id: company }), ['member', 'admin', 'owner']],
    ['GET /api/front/team/members', () => ({ id: company }), ['member', 'admin', 'owner']],
    ['GET /api/front/team/requests', () => ({ id: company }), ['admin', 'owner']],
    ['GET /api/front/team/invitations', () => ({ id: company }), ['admin', 'owner']],
    ['POST /api/front/team/decide', async () => ({ id: await application(), isApproved: true }), ['admin', 'owner']],
    [
      'POST /api/front/team/decide',
      async () => ({ id: await application(), isApproved: false, reason: '不认识' }),
      ['admin', 'owner']
    ],
    ['POST /api/front/team/autoApprove', () => ({ id: company, isOn: false }), ['admin', 'owner']],
    ['POST /api/front/team/renewCode', () => ({ id: company }), ['admin', 'owner']],
    ['POST /api/front/team/invite', () => ({ id: company, mobile: '13911112222' }), ['admin', 'owner']],
    ['POST /api/front/team/withdrawInvitation', async () => ({ id: await invitation() }), ['admin', 'owner']],
    ['POST /api/front/team/setRole', () => ({ ...otherMember(), role: 'member' }), ['owner']],
    ['POST /api/front/team/requestTransfer', otherMember, ['owner']],
    ['POST /api/front/team/remove', otherMember, ['admin', 'owner']],
    ['POST /api/front/team/dissolve', () => ({ id: company, name: '不是这个名字' }), ['owner']]
  ];

  for (const [name, input, allowed] of actions) {
    for (const role of ROLES) {
      it(`${allowed.includes(role) ? 'allows' : 'forbids'} the ${role} to ${name}`, async () => {
        const token = people[role]?.token;
        const { data } = await server.api.send(name, await input(), token === undefined ? {} : { token });
        const error = (data as { error?: string } | null)?.error;
        if (!allowed.includes(role)) assert.equal(error, role === 'visitor' ? 'UNAUTHORIZED' : 'FORBIDDEN');
        // The company name is wrong on purpose: a role that may dissolve the company gets VALIDATION.
        else assert.equal(error, name.endsWith('dissolve') ? 'VALIDATION' : undefined);
      });
    }
  }

  for (const name of ['search', 'company', 'mine'] as const) {
    it(`asks a visitor to log in for joinTeam/${name}`, async () => {
      const call = `GET /api/front/joinTeam/${name}` as const;
      assert.equal((await server.api.expectError(call, { q: '香料', id: company })).error, 'UNAUTHORIZED');
    });
  }

  it('allows only the owner to remove an admin, and no one to remove the owner', async () => {
    const [owner, admin, second] = [people.owner, people.admin, await newPerson(server)];
    assert(owner && admin);
    await setupMember(server, company, second.id, 'admin');
    const remove = 'POST /api/front/team/remove';
    const asAdmin = { token: admin.token };
    const ofSecond = { companyId: company, userId: second.id };
    assert.equal((await server.api.expectError(remove, ofSecond, asAdmin)).error, 'FORBIDDEN');
    const ofOwner = { companyId: company, userId: owner.id };
    for (const { token } of [owner, admin]) {
      assert.deepEqual((await server.api.expectError(remove, ofOwner, { token })).fields, { team: 'owner' });
    }
    await server.api.call(remove, ofSecond, { token: owner.token });
  });

  it('returns NOT_FOUND for an unknown company, application or transfer', async () => {
    const { token = '' } = people.owner ?? {};
    const id = 'no-such-thing';
    for (const [name, input] of [
      ['GET /api/front/company/info', { id }],
      ['GET /api/front/company/supplies', { id }],
      ['GET /api/front/team/info', { id }],
      ['POST /api/front/company/switch', { id }],
      ['POST /api/front/team/decide', { id, isApproved: true }],
      ['POST /api/front/team/answerTransfer', { id, isAccepted: true }],
      ['POST /api/front/team/withdrawInvitation', { id }],
      ['POST /api/front/joinTeam/cancel', { id }],
      ['POST /api/front/joinTeam/answerInvitation', { id, isAccepted: true }]
    ] as const) {
      assert.equal((await server.api.expectError(name, input, { token })).error, 'NOT_FOUND', name);
    }
  });
});
