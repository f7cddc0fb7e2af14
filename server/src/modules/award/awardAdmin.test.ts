import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { AwardForm, CandidateForm } from '@contract/award';
import { DAY_MS } from '@rules/duration';
import { awardCategories, awards, buildCandidate } from '../../testing/awards';
import { isLockAwaited } from '../../testing/lockWait';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { waitUntil } from '../../testing/waitUntil';
import { importCommand } from './award.ops';
import { saveAward } from './awardAdmin.service';

const save = 'POST /api/operator/expo/saveAward';
const saveCandidates = 'POST /api/operator/expo/saveCandidates';
const disqualify = 'POST /api/operator/expo/disqualifyCandidate';
const audit = 'POST /api/operator/expo/getVoteAudit';

const asOperator = { token: OPERATOR_TOKEN };
const operator = '陆编辑';

describe('an award for its operators', () => {
  let server: TestApp;
  let fixture: ReturnType<typeof awards>;
  before(async () => {
    server = await testApp();
    fixture = awards(server);
  });
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  const findAwards = (expoId: string) =>
    server.db.selectFrom('award').select('id').where('expo_id', '=', expoId).execute();

  it('is created once by operators who save the first one at the same time', async () => {
    const award = fixture.buildAward(await fixture.addExpo());
    const { awardId, later } = await server.db.transaction().execute(async (tx) => {
      const first = await saveAward(tx, award, operator, nowMs());
      const second = server.api.call(save, { operator, award }, asOperator);
      await waitUntil(() => isLockAwaited(server.db));
      return { awardId: first, later: second };
    });
    assert.deepEqual(await later, { awardId });
  });

  it('is imported with its candidates or not at all', async () => {
    const award = fixture.buildAward(await fixture.addExpo());
    const folder = await mkdtemp(path.join(tmpdir(), 'award-file-'));
    const importFile = async (...candidates: CandidateForm[]) => {
      const file = path.join(folder, 'award.json');
      await writeFile(file, JSON.stringify({ award, candidates }));
      return importCommand(server.db, file, operator, nowMs());
    };
    try {
      await assert.rejects(importFile(buildCandidate(1, { categoryId: 'z' })), /categoryId unknown/);
      assert.deepEqual(await findAwards(award.expoId), []);
      assert.match(await importFile(buildCandidate(1), buildCandidate(2)), /2 candidates/);
      assert.equal((await findAwards(award.expoId)).length, 1);
    } finally {
      await rm(folder, { recursive: true });
    }
    await assert.rejects(importCommand(server.db, '/nowhere.json', operator, nowMs()), /cannot be read/);
  });

  it('has in its audit what operators did, the oldest first', async () => {
    const { awardId, ids } = await fixture.setupAward();
    const reason = '资料不实';
    await server.api.call(disqualify, { operator, candidateId: ids[0], reason }, asOperator);
    const { decisions } = await server.api.call(audit, { awardId }, asOperator);
    assert.deepEqual(
      decisions.map(({ kind, candidateId, operator: by, reason: why, count }) => [kind, candidateId, by, why, count]),
      [
        ['save', null, operator, '', null],
        ['saveCandidates', null, operator, '', 3],
        ['disqualify', ids[0], operator, reason, null]
      ]
    );
  });

  it('keeps the voting as it is from its start, and refuses what breaks the rules', async () => {
    const { award, awardId } = await fixture.setupAward();
    const expectRefused = async (changes: Partial<AwardForm>) => {
      const body = { operator, award: { ...award, ...changes } };
      const { error, fields } = await server.api.expectError(save, body, asOperator);
      return [error, fields];
    };
    assert.deepEqual(await expectRefused({ expoId: 'unknown' }), ['NOT_FOUND', undefined]);
    assert.deepEqual(await expectRefused({ votesPerDay: 4 }), ['CONFLICT', { phase: 'started' }]);
    assert.deepEqual(await expectRefused({ endsAtMs: award.startsAtMs + DAY_MS }), [
      'VALIDATION',
      { endsAtMs: 'range' }
    ]);
    const others = awardCategories.map(({ name }, index) => ({ id: `other${index}`, name }));
    assert.deepEqual(await expectRefused({ categories: others }), ['CONFLICT', { categories: 'used' }]);
    const saved = await server.api.call(save, { operator, award: { ...award, name: '新名字' } }, asOperator);
    assert.deepEqual(saved, { awardId });
    const candidateError = async (...candidates: CandidateForm[]) =>
      (await server.api.expectError(saveCandidates, { operator, awardId, candidates }, asOperator)).fields;
    assert.deepEqual(await candidateError(buildCandidate(1, { categoryId: 'b' })), { categoryId: 'started' });
    assert.deepEqual(await candidateError(buildCandidate(1, { name: '另一家' })), { name: 'started' });
    assert.deepEqual(await candidateError(buildCandidate(9, { categoryId: 'z' })), { categoryId: 'unknown' });
    assert.deepEqual(await candidateError(buildCandidate(9, { companyId: 'none' })), { companyId: 'unknown' });
    assert.deepEqual(await candidateError(buildCandidate(9), buildCandidate(9)), { candidates: 'duplicate' });
  });
});
