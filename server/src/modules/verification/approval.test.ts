import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { setupCompany } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import {
  newPerson,
  reviewBody,
  reviewVerification,
  submit,
  type TestPerson,
  verificationId,
  verificationState
} from '../../testing/verification';
import { reviewVerificationCommand, showVerificationCommand } from './verification.ops';

const review = 'POST /api/operator/verification/review/{id}';
const asOperator = (id: string) => ({ token: OPERATOR_TOKEN, params: { id } });

describe('the approval of a company', () => {
  let server: TestApp;
  let person: TestPerson;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());
  beforeEach(async () => {
    person = await newPerson(server);
    await submit.person(server, person);
    await reviewVerification(server, person, 'person', 'approve');
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

  it('is rejected for a member of three companies with the reason, and succeeds after they left one', async () => {
    await submit.company(server, person);
    const owner = { id: person.userId, mobile: person.mobile, token: person.token };
    const [first = ''] = [
      await setupCompany(server, owner),
      await setupCompany(server, owner),
      await setupCompany(server, owner)
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
      .where('user_id', '=', person.userId)
      .execute();
    assert.match(await runApproveCommand(), /is approved/);
    assert.equal((await getCompanies()).length, 3);
    await reviewVerification(server, person, 'company', 'revoke');
  });

  it('is rejected with the reason when another company has registered the code meanwhile', async () => {
    const uscc = '91350100M000100Y43';
    await submit.company(server, person, { uscc, name: '甲乙丙丁香料行' });
    const other = await newPerson(server);
    const taken = await setupCompany(server, { id: other.userId, mobile: other.mobile, token: other.token });
    await server.db.updateTable('company').set({ uscc }).where('id', '=', taken).execute();
    const refusal = await server.api.expectError(
      review,
      reviewBody('approve'),
      asOperator(await verificationId(server, person, 'company'))
    );
    assert.deepEqual([refusal.error, refusal.fields], ['CONFLICT', { uscc: 'taken' }]);
    await assert.rejects(runApproveCommand(), /company with this code is on the platform/);
  });

  it("[compliance 8] shows only the end of the legal person's number, which no other response and no table contains", async () => {
    const legalIdNo = '29873X';
    const body = { uscc: '91450900XD0090015U', name: '末六位香料行', legalIdNo };
    await submit.company(server, person, body);
    const detail = () => server.api.call('POST /api/front/verification/detail', { kind: 'company' }, person);
    const response = await detail();
    assert.deepEqual([response.company?.legalIdNo, response.company?.legalIdNoMasked], [null, '****3X']);
    assert(!JSON.stringify(response).includes(legalIdNo));
    assert.match(
      await showVerificationCommand(server.deps, await verificationId(server, person, 'company')),
      /legalIdNo: 29873X/
    );
    for (const table of ['verification', 'verification_papers', 'verification_step'] as const) {
      const { rows } = await sql`select 1 from ${sql.table(table)} t where t::text like ${`%${legalIdNo}%`}`.execute(
        server.db
      );
      assert.deepEqual(rows, [], table);
    }
    await reviewVerification(server, person, 'company', 'reject', {
      reasons: [{ field: 'legalIdNo', text: '对不上' }]
    });
    await submit.company(server, person, { ...body, legalIdNo: null });
    assert.equal((await detail()).company?.legalIdNoMasked, '****3X');
    await reviewVerification(server, person, 'company', 'reject');
    await submit.company(server, person, { ...body, legalIdNo: '' });
    assert.equal((await detail()).company?.legalIdNoMasked, '');
  });
});
