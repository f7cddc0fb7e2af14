import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { setupExpo } from '../../testing/expoTickets';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { rowOf } from '../exhibitor/exhibitorRecord';

const list = 'POST /api/front/expo/getCertificates';
const claim = 'POST /api/front/spiceExpo/receiveCertificate';
const check = 'POST /api/front/expo/checkCertificate';

describe('eligibility for the certificates of an expo', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const asOperator = { token: OPERATOR_TOKEN };
  const nowMs = () => server.deps.now().getTime();
  const certificatesOf = ({ token }: TestPerson) => server.api.call(list, undefined, { token });
  const kindsOf = async (person: TestPerson) => (await certificatesOf(person)).map(({ kind }) => kind);

  async function newNamed(name: string): Promise<TestPerson> {
    const person = await newPerson(server);
    await server.db
      .insertInto('user_profile')
      .values({ user_id: person.id, real_name: name })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ real_name: name }))
      .execute();
    return person;
  }

  /** Creates a company that exhibits at an expo which begins in a number of days. */
  async function setupExhibitor(inDays: number) {
    const owner = await newNamed('覃秀兰');
    const companyId = await setupCompany(server, owner);
    const expo = await setupExpo(server, { inDays });
    const record = { name: '桂香源', subcategory: 'fruitSeed', hallNumber: 1, companyId } as const;
    const rest = { logoUrl: null, intro: '', varietyIds: [], exhibits: [] };
    await server.db
      .insertInto('exhibitor')
      .values(rowOf(expo.id, { ...record, ...rest }, nowMs()))
      .execute();
    return { owner, companyId, expo };
  }

  /** Creates an award whose first candidate belongs to a company, with published results. */
  async function setupWinner(rank: number) {
    const owner = await newNamed('覃秀兰');
    const companyId = await setupCompany(server, owner, `获奖公司${nowMs()}`);
    const expo = await setupExpo(server, { inDays: -3 });
    const awardId = `${expo.id}-award`;
    await server.db
      .insertInto('award')
      .values({
        ...{ id: awardId, expo_id: expo.id, name: '荣誉评选', rule: '', votes_per_day: 3, winners_per_category: 1 },
        ...{ starts_at_ms: 1, ends_at_ms: 2, created_at_ms: 1, results_at_ms: nowMs() }
      })
      .execute();
    await server.db
      .insertInto('award_category')
      .values({ award_id: awardId, id: 'brand', name: '品牌企业奖', position: 0 })
      .execute();
    const candidateId = `${awardId}-1`;
    await server.db
      .insertInto('award_candidate')
      .values({
        ...{ id: candidateId, award_id: awardId, category_id: 'brand', no: 1, kind: 'product', name: '大红八角' },
        ...{ intro: '', image_url: null, variety_id: null, company_id: companyId, final_votes: 9, final_rank: rank }
      })
      .execute();
    return { owner, companyId, expo, awardId, candidateId };
  }

  it('is not there for the exhibitor of an expo that has not begun, or for anyone else', async () => {
    const { owner, expo } = await setupExhibitor(3);
    const [stranger, subject] = [await newNamed('莫小燕'), 'exhibitor:any'];
    assert.deepEqual([await kindsOf(owner), await kindsOf(stranger)], [[], []]);
    const refused = await server.api.expectError(claim, { expoId: expo.id, subject }, { token: stranger.token });
    assert.equal(refused.error, 'NOT_FOUND');
  });

  it('is there for the staff of an exhibitor who had joined before the end of the expo, with a name', async () => {
    const { owner, companyId, expo } = await setupExhibitor(0);
    const [colleague, unnamed] = [await newNamed('莫小燕'), await newPerson(server)];
    for (const person of [colleague, unnamed]) await setupMember(server, companyId, person.id);
    assert.deepEqual(
      [await kindsOf(owner), await kindsOf(colleague), await kindsOf(unnamed)],
      [['exhibitor'], ['exhibitor'], []]
    );
    const late = await newNamed('庞立新');
    server.advance(5 * DAY_MS);
    await setupMember(server, companyId, late.id);
    assert.deepEqual(await kindsOf(late), []);
    const [certificate] = await certificatesOf(colleague);
    assert.deepEqual([certificate?.name, certificate?.company], ['莫小燕', '桂香源']);
    const { no } = await server.api.call(
      claim,
      { expoId: expo.id, subject: certificate!.subject },
      { token: colleague.token }
    );
    assert.equal((await server.api.call(check, { no: no! })).name, '莫**');
  });

  it('is there for the owner of a company that won an award, once for many claims at a time', async () => {
    const { owner, companyId, expo } = await setupWinner(1);
    const admin = await newNamed('韦明远');
    await setupMember(server, companyId, admin.id, 'admin');
    assert.deepEqual([await kindsOf(admin), await kindsOf(owner)], [[], ['award']]);
    const [certificate] = await certificatesOf(owner);
    assert.deepEqual([certificate?.name, certificate?.reason], ['大红八角', '品牌企业奖']);
    const body = { expoId: expo.id, subject: certificate!.subject };
    const claims = Array.from({ length: 10 }, () => server.api.call(claim, body, { token: owner.token }));
    const numbers = new Set((await Promise.all(claims)).map(({ no }) => no));
    assert.equal(numbers.size, 1);
    // The name of a winner is public.
    assert.equal((await server.api.call(check, { no: [...numbers][0]! })).name, '大红八角');
  });

  it('is there for one owner of a company that won: the next one cannot claim the same award again', async () => {
    const { owner, companyId, expo } = await setupWinner(1);
    const [certificate] = await certificatesOf(owner);
    const body = { expoId: expo.id, subject: certificate!.subject };
    const { no } = await server.api.call(claim, body, { token: owner.token });
    const next = await newNamed('韦明远');
    await setupMember(server, companyId, next.id, 'admin');
    const setRole = (person: TestPerson, role: 'owner' | 'admin') =>
      server.db
        .updateTable('company_member')
        .set({ role })
        .where('company_id', '=', companyId)
        .where('user_id', '=', person.id)
        .execute();
    await setRole(owner, 'admin');
    await setRole(next, 'owner');
    assert.deepEqual(await kindsOf(next), []);
    const refused = await server.api.expectError(claim, body, { token: next.token });
    assert.equal(refused.error, 'NOT_FOUND');
    assert.equal((await server.api.call(claim, body, { token: owner.token })).no, no);
  });

  it('is not there without a rank among the winners, before the results and for a disqualified candidate', async () => {
    const second = await setupWinner(2);
    assert.deepEqual(await kindsOf(second.owner), []);
    const unpublished = await setupWinner(1);
    await server.db.updateTable('award').set({ results_at_ms: null }).where('id', '=', unpublished.awardId).execute();
    assert.deepEqual(await kindsOf(unpublished.owner), []);
    const excluded = await setupWinner(1);
    await server.db
      .updateTable('award_candidate')
      .set({ disqualified_at_ms: nowMs() })
      .where('id', '=', excluded.candidateId)
      .execute();
    assert.deepEqual(await kindsOf(excluded.owner), []);
  });

  it('stays taken back although its ground is still there', async () => {
    const { owner, expo } = await setupWinner(1);
    const [certificate] = await certificatesOf(owner);
    const body = { expoId: expo.id, subject: certificate!.subject };
    await server.api.call(claim, body, { token: owner.token });
    const [row] = await server.api.call('GET /api/operator/expo/certificates', { expoId: expo.id }, asOperator);
    const reason = { operator: '值班员', id: row!.id, reason: '奖项有误' };
    await server.api.call('POST /api/operator/expo/voidCertificate', reason, asOperator);
    assert.deepEqual(
      (await certificatesOf(owner)).map(({ status }) => status),
      ['void']
    );
    const refused = await server.api.expectError(claim, body, { token: owner.token });
    assert.deepEqual(refused.fields, { certificate: 'void' });
  });
});
