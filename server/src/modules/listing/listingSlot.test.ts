import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { VerificationKind } from '@contract/user';
import { newId } from '../../database/id';
import type { ApiError } from '../../testing/api';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import { publishedSupply, reviewSupplyAs, submitSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { purchaseFields, reviewPurchase, setupOpenPurchase, submitPurchase } from '../../testing/trade';

describe('slots for open listings', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  async function newPersonVerifiedAs(...kinds: VerificationKind[]): Promise<TestPerson> {
    const person = await newPerson(server);
    const rows = kinds.map((kind) => ({ user_id: person.id, kind, approved_at_ms: 0 }));
    if (rows.length > 0) await server.db.insertInto('user_verification').values(rows).execute();
    return person;
  }

  /** Resolves with the missing requirement; null for none. */
  const missingRequirement = (submission: Promise<unknown>) =>
    submission.then(
      () => null,
      (error: ApiError) => error.data.needs
    );

  /** The same of a second supply and a second purchase request in the own name. */
  async function requirementsForSecond(person: TestPerson) {
    await submitSupply(server, person);
    await submitPurchase(server, person);
    return [
      await missingRequirement(submitSupply(server, person)),
      await missingRequirement(submitPurchase(server, person))
    ];
  }

  it('are one for a member without a personal verification, whatever other badges they have', async () => {
    const ofCompany = await newPerson(server);
    await setupMember(server, await setupCompany(server, await newPerson(server)), ofCompany.id);
    for (const person of [await newPersonVerifiedAs(), ofCompany, await newPersonVerifiedAs('park')]) {
      assert.deepEqual(await requirementsForSecond(person), ['verify', 'verify']);
    }
  });

  it('are occupied by a listing that is still public after the rejection of an edit, which may be sent again', async () => {
    const person = await newPerson(server);
    const supply = await publishedSupply(server, person);
    const editSupply = () => submitSupply(server, person, { description: '可看货' }, { id: supply.id });
    await editSupply();
    await reviewSupplyAs(server, supply.id, 'reject');
    const purchaseId = await setupOpenPurchase(server, person);
    const editPurchase = () => {
      const fields = purchaseFields(server, { qualityDemand: '要求带产地证明' });
      const body = { id: purchaseId, requestId: newId(), asCompany: false, fields };
      return server.api.call('POST /api/front/purchase/submit', body, person);
    };
    await editPurchase();
    await reviewPurchase(server, purchaseId, 'reject');
    assert.deepEqual(
      [
        await missingRequirement(submitSupply(server, person)),
        await missingRequirement(submitPurchase(server, person))
      ],
      ['verify', 'verify']
    );
    assert.deepEqual([(await editSupply()).status, (await editPurchase()).status], ['pending', 'pending']);
  });

  it('are more than one for a verified person', async () => {
    assert.deepEqual(await requirementsForSecond(await newPersonVerifiedAs('person')), [null, null]);
  });

  it('are none for a company that is not verified, even if its author belongs to a verified one', async () => {
    const writer = await newPerson(server);
    const unverified = await setupCompany(server, writer);
    await setupMember(server, await setupCompany(server, await newPerson(server)), writer.id);
    await server.db.updateTable('company').set({ verified_at_ms: null }).where('id', '=', unverified).execute();
    assert.equal(await missingRequirement(submitSupply(server, writer, {}, { asCompany: true })), 'company');
    assert.equal(await missingRequirement(submitPurchase(server, writer, {}, true)), 'company');
  });
});
