import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setupCompany } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import {
  newApplicant,
  newVerified,
  reviewBody,
  reviewVerification,
  submit,
  type TestApplicant,
  verificationId,
  verificationState
} from '../../testing/verification';
import { reviewVerificationCommand } from './verification.ops';

const review = 'POST /api/operator/verification/review/{id}';
const asOperator = (id: string) => ({ token: OPERATOR_TOKEN, params: { id } });

describe('the approval of a company', () => {
  let server: TestApp;
  let person: TestApplicant;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());
  beforeEach(async () => {
    person = await newVerified(server);
  });
  const runApproveCommand = async () =>
    reviewVerificationCommand(
      server.deps,
      'approve',
      [await verificationId(server, person, 'company')],
      server.deps.now().getTime()
    );
  const getCompanies = async () => {
    const me = await server.api.call('GET /api/member/user/current', undefined, { token: person.token });
    return me.companies;
  };

  it('fails with CONFLICT and the reason for a member of three companies; succeeds after they leave one', async () => {
    await submit.company(server, person);
    const [first = ''] = [
      await setupCompany(server, person),
      await setupCompany(server, person),
      await setupCompany(server, person)
    ];
    const id = await verificationId(server, person, 'company');
    const refusal = await server.api.expectError(review, reviewBody('approve'), asOperator(id));
    assert.deepEqual([refusal.error, refusal.fields], ['CONFLICT', { team: 'companies' }]);
    await assert.rejects(runApproveCommand(), /in three companies already/);
    assert.equal(await verificationState(server, person, 'company'), 'pending');
    assert.equal((await getCompanies()).length, 3);
    await server.db
      .deleteFrom('company_member')
      .where('company_id', '=', first)
      .where('user_id', '=', person.id)
      .execute();
    assert.match(await runApproveCommand(), /is approved/);
    assert.equal((await getCompanies()).length, 3);
    await reviewVerification(server, person, 'company', 'revoke');
  });

  it('fails with CONFLICT and the reason when another company has registered the code meanwhile', async () => {
    const uscc = '91350100M000100Y43';
    await submit.company(server, person, { uscc, name: '甲乙丙丁香料行' });
    const other = await newApplicant(server);
    const taken = await setupCompany(server, other);
    await server.db.updateTable('company').set({ uscc }).where('id', '=', taken).execute();
    const refusal = await server.api.expectError(
      review,
      reviewBody('approve'),
      asOperator(await verificationId(server, person, 'company'))
    );
    assert.deepEqual([refusal.error, refusal.fields], ['CONFLICT', { uscc: 'taken' }]);
    await assert.rejects(runApproveCommand(), /company with this code is on the platform/);
  });
});
