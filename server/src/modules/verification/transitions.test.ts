import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { notificationsOf } from '../../testing/notifications';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { itFollowsTransitions } from '../../testing/transitionCases';
import {
  expectSubmitError,
  newApplicant,
  parkInput,
  personInput,
  reviewBody,
  reviewVerification,
  submit,
  type TestApplicant,
  verificationId,
  verificationState
} from '../../testing/verification';
import type { Transition } from '../../transitions';
import { expireDueVerifications } from './expiry.service';

const day = (server: TestApp, days: number) => shanghaiDay(server.deps.now().getTime() + days * DAY_MS);

type Action = 'submit' | 'withdraw' | 'approve' | 'reject' | 'needMore' | 'revoke';
type Role = 'applicant' | 'reviewer' | 'visitor';
const states = ['none', 'pending', 'approved', 'expiring', 'rejected', 'needMore', 'changing', 'revoked'] as const;
type State = (typeof states)[number];

const table: Record<Action, Transition<Role, State>> = {
  submit: {
    by: ['applicant'],
    to: {
      none: 'pending',
      approved: 'changing',
      expiring: 'changing',
      rejected: 'pending',
      needMore: 'pending',
      revoked: 'pending'
    }
  },
  withdraw: { by: ['applicant'], to: { pending: 'none', changing: 'approved' } },
  approve: { by: ['reviewer'], to: { pending: 'approved', changing: 'approved' } },
  reject: { by: ['reviewer'], to: { pending: 'rejected', changing: 'approved' } },
  needMore: { by: ['reviewer'], to: { pending: 'needMore', changing: 'approved' } },
  revoke: { by: ['reviewer'], to: { approved: 'revoked', expiring: 'revoked', changing: 'revoked' } }
};

const isApplicantAction = (action: Action) => action === 'submit' || action === 'withdraw';

/** Applicants act on their own verification, so that only a reviewer's token can be a wrong one. */
function expectedError(action: Action, role: Role, from: State): string {
  if (role !== (isApplicantAction(action) ? 'applicant' : 'reviewer')) return 'UNAUTHORIZED';
  return from === 'none' && role === 'reviewer' ? 'NOT_FOUND' : 'CONFLICT';
}

describe('transitions of a verification', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  /** Returns a user in this state, reached through calls only. */
  async function setupPersonIn(state: State): Promise<TestApplicant> {
    const person = await newApplicant(server);
    const validUntil = state === 'expiring' ? day(server, 30) : null;
    const steps: Record<State, Action[]> = {
      none: [],
      pending: ['submit'],
      approved: ['submit', 'approve'],
      expiring: ['submit', 'approve'],
      rejected: ['submit', 'reject'],
      needMore: ['submit', 'needMore'],
      changing: ['submit', 'approve', 'submit'],
      revoked: ['submit', 'approve', 'revoke']
    };
    for (const act of steps[state]) {
      if (act === 'submit') await submit.person(server, person, { validUntil });
      else if (act !== 'withdraw') await reviewVerification(server, person, 'person', act);
    }
    assert.equal(await verificationState(server, person, 'person'), state);
    return person;
  }

  async function attempt(action: Action, role: Role, person: TestApplicant): Promise<string> {
    const token = { applicant: person.token, reviewer: OPERATOR_TOKEN, visitor: undefined }[role];
    const options = token === undefined ? {} : { token };
    const send = async () => {
      if (action === 'submit')
        return server.api.send('POST /api/front/verification/person', personInput(person), options);
      if (action === 'withdraw') {
        return server.api.send('POST /api/front/verification/withdraw', { kind: 'person' }, options);
      }
      // Without a submission there is no row to review.
      const id = await verificationId(server, person, 'person').catch(() => 'none');
      const name = 'POST /api/operator/verification/review/{id}';
      return server.api.send(name, reviewBody(action), { ...options, params: { id } });
    };
    const { code, data } = await send();
    return code === 200 ? 'done' : (data as { error: string }).error;
  }

  itFollowsTransitions<TestApplicant, Role, State, Action>({
    table,
    states,
    rolesOf: () => ['applicant', 'reviewer', 'visitor'],
    expectedError,
    setup: setupPersonIn,
    attempt,
    stateOf: async (person) => (await verificationState(server, person, 'person')) as State
  });

  it('can be reviewed only by an operator', async () => {
    const person = await setupPersonIn('pending');
    const params = { id: await verificationId(server, person, 'person') };
    for (const token of [undefined, person.token]) {
      const options = { params, ...(token === undefined ? {} : { token }) };
      const name = 'POST /api/operator/verification/review/{id}';
      assert.equal((await server.api.expectError(name, reviewBody('approve'), options)).error, 'UNAUTHORIZED');
      assert.equal(
        (await server.api.expectError('GET /api/operator/verification/{id}', undefined, options)).error,
        'UNAUTHORIZED'
      );
    }
    assert.equal(await verificationState(server, person, 'person'), 'pending');
  });

  it('requires a reason for every refusal, and an existing field', async () => {
    const person = await setupPersonIn('pending');
    const params = { id: await verificationId(server, person, 'person') };
    const name = 'POST /api/operator/verification/review/{id}';
    for (const [reasons, problem] of [
      [[], 'required'],
      [[{ field: 'licence', text: '看不清' }], 'unknown']
    ] as const) {
      const body = reviewBody('reject', { reasons: [...reasons] });
      const { fields } = await server.api.expectError(name, body, { token: OPERATOR_TOKEN, params });
      assert.deepEqual(fields, { reasons: problem });
    }
  });

  it('expires with the document: announced 30 days before, ended the day after its last one', async () => {
    const person = await newApplicant(server);
    await submit.person(server, person, { validUntil: day(server, 31) });
    await reviewVerification(server, person, 'person', 'approve');
    const pass = async (days: number) => {
      // A session that is used now and then lives on.
      for (let passed = 0; passed < days; passed += 10) {
        server.advance(Math.min(10, days - passed) * DAY_MS);
        await verificationState(server, person, 'person');
      }
      await Promise.all([1, 2].map(() => expireDueVerifications(server.db, server.deps.now().getTime())));
      return verificationState(server, person, 'person');
    };
    const badges = async () =>
      (await server.api.call('GET /api/member/user/current', undefined, { token: person.token })).verifications;
    assert.equal(await pass(0), 'approved');
    assert.equal(await pass(1), 'expiring');
    assert.equal(await pass(30), 'expiring', 'the last day counts');
    assert.deepEqual(await badges(), ['person']);
    assert.equal(await pass(1), 'expired');
    assert.deepEqual(await badges(), []);
    await submit.person(server, person);
    await reviewVerification(server, person, 'person', 'approve');
    assert.deepEqual(await badges(), ['person']);
    const { items } = await notificationsOf(server, person.token);
    assert.deepEqual(
      items.filter(({ kind }) => kind === 'review').map(({ title }) => title),
      ['个人认证已通过', '个人认证已过期', '个人认证即将到期', '个人认证已通过'],
      'notified once each, however many processes check'
    );
    assert.deepEqual(items.find(({ title }) => title === '个人认证已过期')?.jump, {
      type: 'jumpMini',
      route: 'attestation.personalResult'
    });
  });

  it('expires also when that of another user fails', async () => {
    const people = [await newApplicant(server), await newApplicant(server), await newApplicant(server)] as const;
    for (const person of people) {
      await submit.person(server, person, { validUntil: day(server, 5) });
      await reviewVerification(server, person, 'person', 'approve');
    }
    const broken = sql.lit(await verificationId(server, people[0], 'person'));
    await sql`create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$`.execute(
      server.db
    );
    await sql`create trigger broken before insert on verification_step for each row
      when (new.verification_id = ${broken}) execute function break_off()`.execute(server.db);
    server.advance(7 * DAY_MS);
    try {
      await assert.rejects(expireDueVerifications(server.db, server.deps.now().getTime()), /1 of \d+ failed/);
    } finally {
      await sql`drop function break_off cascade`.execute(server.db);
    }
    assert.deepEqual(await Promise.all(people.map((person) => verificationState(server, person, 'person'))), [
      'expiring',
      'expired',
      'expired'
    ]);
  });

  it('keeps the older documents valid while newer ones are under review, until they end', async () => {
    const person = await newApplicant(server);
    await submit.person(server, person, { validUntil: day(server, 5) });
    await reviewVerification(server, person, 'person', 'approve');
    await submit.person(server, person);
    assert.equal(await verificationState(server, person, 'person'), 'changing');
    server.advance(7 * DAY_MS);
    await expireDueVerifications(server.db, server.deps.now().getTime());
    assert.equal(await verificationState(server, person, 'person'), 'pending');
  });

  it('goes two ways for a park: the platform, then the government, each in its turn', async () => {
    const person = await setupPersonIn('approved');
    await submit.park(server, person);
    const params = { id: await verificationId(server, person, 'park') };
    const tooEarly = reviewBody('approve', { as: 'government' });
    const name = 'POST /api/operator/verification/review/{id}';
    assert.equal((await server.api.expectError(name, tooEarly, { token: OPERATOR_TOKEN, params })).error, 'CONFLICT');
    assert.deepEqual(
      await reviewVerification(server, person, 'park', 'approve').then(({ state, step }) => [state, step]),
      ['pending', 'government']
    );
    assert.equal(
      (await server.api.expectError(name, reviewBody('approve'), { token: OPERATOR_TOKEN, params })).error,
      'CONFLICT'
    );
    assert.equal((await reviewVerification(server, person, 'park', 'approve', { as: 'government' })).state, 'approved');
    const { verifications } = await server.api.call('GET /api/member/user/current', undefined, { token: person.token });
    assert.deepEqual(verifications.sort(), ['park', 'person']);
  });

  it('[compliance 18] refuses company and park to a person who is not verified, and so of age', async () => {
    const person = await setupPersonIn('pending');
    for (const kind of ['company', 'park'] as const) {
      const { error, needs } = await expectSubmitError[kind](server, person);
      assert.deepEqual([error, needs], ['FORBIDDEN', 'verify']);
    }
    assert.equal(parkInput(person).approval.length, 1);
  });

  it('accepts a reminder after the expected day, once a day', async () => {
    const person = await setupPersonIn('pending');
    const remind = () => server.api.send('POST /api/front/verification/remind', { kind: 'person' }, person);
    assert.equal((await remind()).code, 409);
    const detail = () => server.api.call('POST /api/front/verification/detail', { kind: 'person' }, person);
    const { expectedByMs } = await detail();
    server.advance((expectedByMs ?? 0) - server.deps.now().getTime() + 1000);
    assert.equal((await detail()).canRemind, true);
    assert.equal((await remind()).code, 200);
    assert.equal((await remind()).code, 409);
    const list = await server.api.call('GET /api/operator/verification/list', {}, { token: OPERATOR_TOKEN });
    assert.equal(list[0]?.userId, person.id, 'first in the line');
  });
});
