import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { DAY_MS } from '@rules/duration';
import { type DissolvedCompany, sendDuringDissolution } from '../../testing/dissolution';
import { countLockWaits } from '../../testing/lockWait';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import {
  dayAhead,
  newVerified,
  reviewBody,
  reviewVerification,
  submit,
  type TestPerson,
  verificationId,
  verificationState
} from '../../testing/verification';
import { waitUntil } from '../../testing/waitUntil';
import { expireDueVerifications } from './expiry.service';

describe('concurrent steps of a company’s verification', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  /** Creates a user whose company was approved with documents that are valid for some days. */
  async function setupApproved(validDays = 365): Promise<{ person: TestPerson; company: DissolvedCompany }> {
    const person = await newVerified(server);
    await submit.company(server, person, { validUntil: dayAhead(server, validDays) });
    await reviewVerification(server, person, 'company', 'approve');
    const { company } = await server.api.call('GET /api/member/user/current', undefined, person);
    return { person, company: { id: company?.id ?? '', owner: { id: person.userId, token: person.token } } };
  }

  const sendReview = async (person: TestPerson, action: 'approve' | 'reject' | 'revoke') =>
    server.api.send('POST /api/operator/verification/review/{id}', reviewBody(action), {
      token: OPERATOR_TOKEN,
      params: { id: await verificationId(server, person, 'company') }
    });

  it('let the company be dissolved, and refuse the review that is sent at the same moment', async () => {
    for (const action of ['approve', 'revoke'] as const) {
      const { person, company } = await setupApproved();
      if (action === 'approve') await submit.company(server, person);
      const { code } = await sendDuringDissolution(server, company, () => sendReview(person, action));
      assert.equal(code, 409, action);
      assert.equal(await verificationState(server, person, 'company'), 'none', action);
    }
  });

  it('let the company be dissolved while the expiry of its documents is due', async () => {
    const { person, company } = await setupApproved(5);
    server.advance(7 * DAY_MS);
    await sendDuringDissolution(server, company, () => expireDueVerifications(server.db, server.deps.now().getTime()));
    assert.equal(await verificationState(server, person, 'company'), 'none');
  });

  it('refuse the review of a reviewer who does not know the company that another one has just approved', async () => {
    const person = await newVerified(server);
    await submit.company(server, person);
    const reviews = await server.db.transaction().execute(async (tx) => {
      // The approval has created the company when it waits here.
      await sql`lock table trade_company in exclusive mode`.execute(tx);
      const approval = sendReview(person, 'approve');
      await waitUntil(async () => (await countLockWaits(server.db)) === 1);
      const revocation = sendReview(person, 'revoke');
      await waitUntil(async () => (await countLockWaits(server.db)) === 2);
      return [approval, revocation];
    });
    assert.deepEqual(
      (await Promise.all(reviews)).map(({ code }) => code),
      [200, 409]
    );
    assert.equal(await verificationState(server, person, 'company'), 'approved');
  });
});
