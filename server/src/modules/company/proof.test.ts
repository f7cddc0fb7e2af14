import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { newPerson, setupCompany, type TestPerson } from '../../testing/setupCompany';
import { joinForm, setupTeam, type TestTeam } from '../../testing/teams';
import { type TestApp, testApp } from '../../testing/testApp';
import { picture, uploadPrivate } from '../../testing/verification';

const apply = 'POST /api/front/joinTeam/apply';
const proof = 'GET /api/front/team/proof';

describe('proofs of employment', () => {
  let server: TestApp;
  let team: TestTeam;
  before(async () => {
    server = await testApp();
    team = await setupTeam(server);
  });
  after(() => server.close());

  const uploadPhoto = async ({ token }: TestPerson, purpose = 'joinTeam') =>
    (await uploadPrivate(server, token, await picture(), purpose)).id;
  const applyWith = (person: TestPerson, proofIds: string[]) =>
    server.api.call(apply, { ...joinForm(team.id), proofIds }, { token: person.token });
  async function application() {
    const person = await newPerson(server);
    const proofId = await uploadPhoto(person);
    return { person, proofId, id: (await applyWith(person, [proofId])).id };
  }
  const isStored = async (id: string) =>
    (await server.db.selectFrom('private_image').where('id', '=', id).select('id').execute()).length === 1;

  it("must be the user's own picture, uploaded for this purpose", async () => {
    const [person, other] = [await newPerson(server), await newPerson(server)];
    for (const id of [await uploadPhoto(other), await uploadPhoto(person, 'verification')]) {
      const body = { ...joinForm(team.id), proofIds: [id] };
      const { error, fields } = await server.api.expectError(apply, body, { token: person.token });
      assert.deepEqual([error, fields], ['VALIDATION', { proofIds: 'pattern' }]);
    }
  });

  it('are shown only to owner and admins, and only with their application', async () => {
    const [first, second] = [await application(), await application()];
    const input = { id: first.id, proofId: first.proofId };
    for (const { token } of [team.member, first.person, await newPerson(server)]) {
      assert.equal((await server.api.expectError(proof, input, { token })).error, 'FORBIDDEN');
    }
    assert.equal((await server.api.expectError(proof, input)).error, 'UNAUTHORIZED');
    const elsewhere = await newPerson(server);
    await setupCompany(server, elsewhere);
    assert.equal((await server.api.expectError(proof, input, { token: elsewhere.token })).error, 'FORBIDDEN');
    const { token } = team.admin;
    const mixed = { id: first.id, proofId: second.proofId };
    assert.equal((await server.api.expectError(proof, mixed, { token })).error, 'NOT_FOUND');
    const { dataUri } = await server.api.call(proof, input, { token });
    assert.match(dataUri, /^data:image\/jpeg;base64,/);
    const [request] = await server.api.call('GET /api/front/team/requests', { id: team.id }, { token });
    assert.deepEqual(request?.proofIds, [first.proofId]);
  });

  it('stays as long as the application waits, however long that is', async () => {
    const { proofId } = await application();
    await server.db.updateTable('private_image').set({ created_at_ms: 0 }).where('id', '=', proofId).execute();
    const { purgePrivateImages } = await import('../upload/privateImage.service');
    await purgePrivateImages(server.db, server.deps.now().getTime());
    assert(await isStored(proofId));
  });

  it('are deleted after a cancellation, rejection, approval or dissolution', async () => {
    const { token } = team.owner;
    const decide = (body: { id: string; isApproved: boolean; reason?: string }) =>
      server.api.call('POST /api/front/team/decide', body, { token });
    const ends: ((id: string, person: TestPerson) => Promise<unknown>)[] = [
      (id, person) => server.api.call('POST /api/front/joinTeam/cancel', { id }, { token: person.token }),
      (id) => decide({ id, isApproved: false, reason: '请附工牌' }),
      (id) => decide({ id, isApproved: true }),
      async () => {
        const { name } = await server.api.call('GET /api/front/company/info', { id: team.id });
        return server.api.call('POST /api/front/team/dissolve', { id: team.id, name }, { token });
      }
    ];
    for (const end of ends) {
      const { id, person, proofId } = await application();
      await end(id, person);
      assert(!(await isStored(proofId)));
      const { error } = await server.api.expectError(proof, { id, proofId }, { token });
      assert.equal(error, 'NOT_FOUND');
    }
  });
});
