import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { DAY_MS } from '@rules/duration';
import { type DissolvedCompany, sendDuringDissolution } from '../../testing/dissolution';
import { countLockWaits, isLockAwaited } from '../../testing/lockWait';
import { setupMember } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import {
  dayAhead,
  newVerified,
  reviewBody,
  reviewVerification,
  submit,
  type TestApplicant,
  verificationId,
  verificationState
} from '../../testing/verification';
import { waitUntil } from '../../testing/waitUntil';
import { expireDueVerifications } from './expiry.service';
import { eraseVerification } from './verification.personal';

const anotherCompany = { uscc: '91350100M000100Y43', name: '甲乙丙丁香料行' };
const secondCompany = { ...anotherCompany, name: '戊己庚辛香料行' };

describe('concurrent steps of a company’s verification', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  /** Creates a user whose company was approved with documents that are valid for some days. */
  async function setupApproved(validDays = 365): Promise<{ person: TestApplicant; company: DissolvedCompany }> {
    const person = await newVerified(server);
    await submit.company(server, person, { validUntil: dayAhead(server, validDays) });
    await reviewVerification(server, person, 'company', 'approve');
    const { company } = await server.api.call('GET /api/member/user/current', undefined, person);
    return { person, company: { id: company?.id ?? '', owner: { id: person.id, token: person.token } } };
  }

  const sendReview = async (person: TestApplicant, action: 'approve' | 'reject' | 'revoke') =>
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

  it('review documents that are submitted during the dissolution as those of a new company', async () => {
    const { person, company } = await setupApproved();
    await sendDuringDissolution(server, company, () => submit.company(server, person));
    assert.equal(await verificationState(server, person, 'company'), 'pending');
    await reviewVerification(server, person, 'company', 'reject');
  });

  it('let the company be dissolved while the account that submitted its documents is erased', async () => {
    const { person: submitter, company } = await setupApproved();
    const { id } = company;
    // Documents of their own, so that those of the company stay with the former owner.
    const owner = await newVerified(server);
    await submit.company(server, owner, anotherCompany);
    await setupMember(server, id, owner.id);
    await server.api.call('POST /api/front/team/requestTransfer', { companyId: id, userId: owner.id }, submitter);
    const { name, transfer } = await server.api.call('GET /api/front/team/info', { id }, owner);
    await server.api.call('POST /api/front/team/answerTransfer', { id: transfer?.id ?? '', isAccepted: true }, owner);
    await server.api.call('POST /api/front/team/leave', { id }, submitter);
    const { dissolution } = await server.db.transaction().execute(async (tx) => {
      await eraseVerification(tx, submitter.id);
      const sent = server.api.send('POST /api/front/team/dissolve', { id, name }, owner);
      await waitUntil(() => isLockAwaited(server.db));
      return { dissolution: sent };
    });
    assert.equal((await dissolution).code, 200);
    await reviewVerification(server, owner, 'company', 'reject');
  });

  it('let a person accept a company while they submit first documents of another one', async () => {
    const { person: formerOwner, company } = await setupApproved();
    const { id } = company;
    const owner = await newVerified(server);
    await setupMember(server, id, owner.id);
    const transferCall = 'POST /api/front/team/requestTransfer';
    await server.api.call(transferCall, { companyId: id, userId: owner.id }, formerOwner);
    const { name, transfer } = await server.api.call('GET /api/front/team/info', { id }, owner);
    const answer = { id: transfer?.id ?? '', isAccepted: true };
    const sent = await server.db.transaction().execute(async (tx) => {
      // The submission has made its verification when it waits here.
      await sql`lock table verification_papers in exclusive mode`.execute(tx);
      const submission = submit.company(server, owner, secondCompany);
      await waitUntil(async () => (await countLockWaits(server.db)) === 1);
      const acceptance = server.api.send('POST /api/front/team/answerTransfer', answer, owner);
      await waitUntil(async () => (await countLockWaits(server.db)) === 2);
      return { submission, acceptance };
    });
    await sent.submission;
    assert.equal((await sent.acceptance).code, 200);
    assert.equal(await verificationState(server, owner, 'company'), 'pending');
    assert.equal(await verificationState(server, formerOwner, 'company'), 'approved');
    await server.api.call('POST /api/front/team/dissolve', { id, name }, owner);
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
