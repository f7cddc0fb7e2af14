import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Award } from '@contract/award';
import type { ErrorData } from '@contract/error';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { shanghaiDay, shanghaiDayEndMs } from '@rules/shanghaiTime';
import { awards, buildCandidate } from '../../testing/awards';
import { repeatWhileBusy } from '../../testing/repeatWhileBusy';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { auditCommand, voidCommand } from './award.ops';
import { countFinishedDays } from './voteAudit.service';

const list = 'POST /api/front/spiceExpo/getExpoHonorList';
const vote = 'POST /api/front/expo/vote';
const saveCandidates = 'POST /api/operator/expo/saveCandidates';
const disqualify = 'POST /api/operator/expo/disqualifyCandidate';
const voidVotes = 'POST /api/operator/expo/voidVotes';
const publish = 'POST /api/operator/expo/publishHonors';
const audit = 'POST /api/operator/expo/getVoteAudit';

const asOperator = { token: OPERATOR_TOKEN };
const operator = '陆编辑';
let requests = 0;
const hex = (number: number) => String(number).padStart(32, '0');
const newRequest = () => hex((requests += 1));

/** An address may log in a hundred times in ten minutes. */
const LOGINS_AT_ONCE = 50;
const LOGIN_WINDOW_MS = 11 * MINUTE_MS;

describe('the award of an expo', () => {
  let server: TestApp;
  let setupAward: ReturnType<typeof awards>['setupAward'];
  before(async () => {
    server = await testApp();
    ({ setupAward } = awards(server));
  });
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  /** Advances the clock to shortly after midnight in Shanghai, so that a test stays within one day. */
  const advanceToMorning = () => server.advance(shanghaiDayEndMs(shanghaiDay(nowMs())) + 20 * MINUTE_MS - nowMs());

  /** Logs people in, no more at a time than one address may. */
  async function newPeople(count: number): Promise<TestPerson[]> {
    const people: TestPerson[] = [];
    while (people.length < count) {
      server.advance(LOGIN_WINDOW_MS);
      const batch = Math.min(LOGINS_AT_ONCE, count - people.length);
      people.push(...(await Promise.all(Array.from({ length: batch }, () => newPerson(server)))));
    }
    return people;
  }

  const votesOf = ({ candidates }: Award) => candidates.map(({ votes }) => votes);
  const buildVote = (candidateId: string, device = 1) => ({
    candidateId,
    requestId: newRequest(),
    deviceId: hex(device)
  });
  const sendVote = (person: TestPerson, candidateId: string, device?: number) =>
    server.api.call(vote, buildVote(candidateId, device), { token: person.token });
  const refusal = async (person: TestPerson, candidateId: string, device?: number) => {
    const { error, fields } = await server.api.expectError(vote, buildVote(candidateId, device), {
      token: person.token
    });
    return [error, fields];
  };

  it('is null for an expo without one', async () => {
    assert.equal(await server.api.call(list, { expoId: 'unknown' }), null);
    assert.equal(await server.api.call(list, {}), null);
  });

  it('refuses votes of visitors, for unknown candidates, and outside the voting', async () => {
    const { ids } = await setupAward({ startsAtMs: nowMs() + DAY_MS });
    const person = await newPerson(server);
    assert.equal((await server.api.expectError(vote, buildVote(ids[0]))).error, 'UNAUTHORIZED');
    assert.deepEqual(await refusal(person, 'unknown'), ['NOT_FOUND', undefined]);
    assert.deepEqual(await refusal(person, ids[0]), ['CONFLICT', { phase: 'notStarted' }]);
    server.advance(5 * DAY_MS);
    assert.deepEqual(await refusal(person, ids[0]), ['CONFLICT', { phase: 'ended' }]);
  });

  it('limits votes of a day per member and per device, and counts again on the next day', async () => {
    advanceToMorning();
    const { ids, read } = await setupAward();
    const [one, two] = [await newPerson(server), await newPerson(server)];
    assert.equal((await sendVote(one, ids[0], 10)).votesLeft, 2);
    assert.deepEqual(await sendVote(one, ids[1], 10), { candidateId: ids[1], votesLeft: 1, votes: 1 });
    await sendVote(one, ids[1], 11);
    assert.deepEqual(await refusal(one, ids[1], 12), ['CONFLICT', { votesLeft: 'member' }]);
    assert.equal((await sendVote(two, ids[2], 10)).votesLeft, 0);
    assert.deepEqual(await refusal(two, ids[2], 10), ['CONFLICT', { votesLeft: 'device' }]);
    assert.equal((await read(two.token)).votesLeft, 2);
    assert.deepEqual(votesOf(await read()), [1, 2, 1]);
    server.advance(DAY_MS);
    assert.equal((await read(one.token)).votesLeft, 3);
    await sendVote(one, ids[0], 10);
  });

  it('counts a vote that is sent again once, and refuses its request for another candidate', async () => {
    const { ids, read } = await setupAward();
    const { token } = await newPerson(server);
    const body = buildVote(ids[0], 20);
    const results = await Promise.all(Array.from({ length: 5 }, () => server.api.call(vote, body, { token })));
    assert.deepEqual(new Set(results.map(({ votesLeft }) => votesLeft)), new Set([2]));
    assert.deepEqual(votesOf(await read()), [1, 0, 0]);
    const other = await server.api.expectError(vote, { ...body, candidateId: ids[1] }, { token });
    assert.deepEqual(other.fields, { requestId: 'used' });
  });

  it('counts exactly the allowed number of 500 parallel votes', async () => {
    advanceToMorning();
    // Ten votes each, so that repeated ones stay below the sixty a minute of a member.
    const people = await newPeople(50);
    const { ids, read, awardId } = await setupAward({ votesPerDay: 10 });
    // Every ten people on one device: five devices with ten votes each.
    const sent = await Promise.all(
      Array.from({ length: 500 }, (_, index) => {
        const token = people[index % 50]!.token;
        const body = buildVote(ids[index % 3]!, 100 + (index % 5));
        return repeatWhileBusy(() => server.api.send(vote, body, { token }));
      })
    );
    assert.equal(sent.filter(({ code }) => code === 200).length, 50);
    const refused = sent
      .filter(({ code }) => code === 409)
      .map(({ data }) => (data as ErrorData).fields?.['votesLeft']);
    assert.equal(refused.length, 450);
    // One member may have used all votes of the device.
    assert.deepEqual(
      refused.filter((reason) => reason !== 'device' && reason !== 'member'),
      []
    );
    assert.equal(
      votesOf(await read()).reduce((sum, votes) => sum + votes, 0),
      50
    );
    const rows = await server.db.selectFrom('award_vote').where('award_id', '=', awardId).selectAll().execute();
    assert.equal(rows.length, 50);
    assert.equal(new Set(rows.map(({ device_digest: digest }) => digest)).size, 5);
  });

  it('counts the votes of 200 members at once', async () => {
    advanceToMorning();
    const people = await newPeople(200);
    const { ids, read } = await setupAward({ votesPerDay: 1 });
    await Promise.all(
      people.map(({ token }, index) => {
        const body = buildVote(ids[0], 1000 + index);
        return repeatWhileBusy(() => server.api.call(vote, body, { token }));
      })
    );
    assert.deepEqual(votesOf(await read()), [200, 0, 0]);
  });

  it('freezes the ranking for the last 24 hours while votes count, until the results are published', async () => {
    advanceToMorning();
    const { awardId, ids, read, award } = await setupAward();
    const person = await newPerson(server);
    await sendVote(person, ids[0], 30);
    await countFinishedDays(server.db, nowMs());
    server.advance(4 * DAY_MS - MINUTE_MS);
    await sendVote(person, ids[0], 30);
    assert.equal((await read()).phase, 'open');
    server.advance(2 * MINUTE_MS);
    await countFinishedDays(server.db, nowMs());
    for (const device of [30, 31]) assert.equal((await sendVote(person, ids[1], device)).votes, 0);
    const second = await newPerson(server);
    assert.deepEqual(await sendVote(second, ids[1], 32), { candidateId: ids[1], votesLeft: 2, votes: 0 });
    const frozen = await read();
    assert.deepEqual([frozen.phase, frozen.frozenAtMs], ['frozen', award.endsAtMs - DAY_MS]);
    assert.deepEqual(votesOf(frozen), [2, 0, 0]);
    assert.deepEqual((await server.api.expectError(publish, { operator, awardId }, asOperator)).fields, {
      phase: 'frozen'
    });
    server.advance(DAY_MS);
    await countFinishedDays(server.db, nowMs());
    const ended = await read(person.token);
    assert.deepEqual([ended.phase, ended.votesLeft, ended.resultsAtMs], ['ended', null, null]);
    assert.deepEqual(votesOf(ended), [2, 0, 0]);
    for (let times = 0; times < 2; times += 1) await server.api.call(publish, { operator, awardId }, asOperator);
    const { candidates } = await read();
    assert.deepEqual(
      candidates.map(({ votes, rank, isWinner }) => [votes, rank, isWinner]),
      [
        [2, 2, false],
        [3, 1, true],
        [0, null, false]
      ]
    );
  });

  it('shares a rank between candidates with equal votes', async () => {
    const { ids, read } = await setupAward();
    const person = await newPerson(server);
    for (const id of ids.slice(0, 2)) await sendVote(person, id, 40);
    assert.deepEqual(
      (await read()).candidates.map(({ rank }) => rank),
      [1, 1, null]
    );
  });

  it('finds candidates by category, a part of the name, and the number', async () => {
    const { expoId, awardId } = await setupAward();
    const candidates = [buildCandidate(12, { categoryId: 'b', name: '玉州大红八角' })];
    await server.api.call(saveCandidates, { operator, awardId, candidates }, asOperator);
    const numbers = async (query: { q?: string; categoryId?: string }) =>
      (await server.api.call(list, { expoId, ...query }))!.candidates.map(({ no }) => no);
    assert.deepEqual(await numbers({ q: ' 大红 ' }), [12]);
    assert.deepEqual(await numbers({ q: '012' }), [12]);
    assert.deepEqual(await numbers({ q: '%' }), []);
    assert.deepEqual(await numbers({ categoryId: 'a' }), [1, 2, 3]);
  });

  it('keeps the votes of a disqualified candidate in the audit, and takes no more', async () => {
    const { ids, read, awardId } = await setupAward();
    const person = await newPerson(server);
    await sendVote(person, ids[0], 50);
    const body = { operator, candidateId: ids[0], reason: '资料不实' };
    for (let times = 0; times < 2; times += 1) await server.api.call(disqualify, body, asOperator);
    assert.deepEqual(await refusal(person, ids[0], 50), ['CONFLICT', { candidateId: 'disqualified' }]);
    assert.deepEqual(
      (await read()).candidates.map(({ no }) => no),
      [2, 3]
    );
    const { items } = await server.api.call(audit, { awardId }, asOperator);
    assert.deepEqual([items.length, items[0]?.userId], [1, person.id]);
  });

  it('voids the votes of a device with a reason, also those of counted days', async () => {
    advanceToMorning();
    const { ids, read, awardId } = await setupAward();
    const person = await newPerson(server);
    await sendVote(person, ids[0], 60);
    await sendVote(person, ids[0], 61);
    const { items } = await server.api.call(audit, { awardId, userId: person.id }, asOperator);
    server.advance(DAY_MS);
    await countFinishedDays(server.db, nowMs());
    await sendVote(person, ids[1], 61);
    const empty = await server.api.expectError(voidVotes, { operator, awardId, reason: '刷票' }, asOperator);
    assert.deepEqual(empty.fields, { filter: 'required' });
    const deviceDigest = items[0]?.deviceDigest ?? '';
    const { voided } = await server.api.call(
      voidVotes,
      { operator, awardId, deviceDigest, reason: '刷票' },
      asOperator
    );
    assert.equal(voided, 2);
    assert.deepEqual(votesOf(await read()), [1, 0, 0]);
    const audited = await server.api.call(audit, { awardId, deviceDigest, limit: 1 }, asOperator);
    assert.equal(audited.items[0]?.voidReason, '刷票');
    assert(audited.nextCursor);
    const { nextCursor } = await server.api.call(
      audit,
      { awardId, deviceDigest, limit: 1, cursor: audited.nextCursor },
      asOperator
    );
    assert.equal(nextCursor, null);
    const printed = await auditCommand(server.db, awardId);
    assert.match(printed, /void {2}陆编辑 {2}2 {2}刷票/);
    assert(printed.includes(person.id) && printed.includes(deviceDigest));
    const filter = `user=${person.id}`;
    await voidCommand(server.db, { awardId, filter, operator, reason: '刷票' }, nowMs());
    assert.deepEqual(votesOf(await read()), [0, 0, 0]);
  });

  it('refuses to change or delete a vote in the database', async () => {
    const { ids } = await setupAward();
    await sendVote(await newPerson(server), ids[0], 70);
    const own = server.db.updateTable('award_vote').where('candidate_id', '=', ids[0]);
    await assert.rejects(own.set({ candidate_id: ids[1] }).execute(), /votes are kept/);
    await assert.rejects(own.set({ user_id: 'other' }).execute(), /votes are kept/);
    await assert.rejects(
      server.db.deleteFrom('award_vote').where('candidate_id', '=', ids[0]).execute(),
      /votes are kept/
    );
  });
});
