import type { VoteBody, VoteResult } from '@contract/award';
import { MINUTE_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { countAction } from '../rateLimit/rateLimit.service';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { lockMember } from '../user/user.service';
import { type AwardRow, type CandidateRow, findAward, findCandidate, holdAward } from './award.repository';
import { countShownVotes, phaseAt } from './ranking.service';
import { countOfDevice, countOfMember, findVote, insertVote, lockDevice } from './vote.repository';

const MEMBER_LIMIT = { name: 'vote', limit: 60, windowMs: MINUTE_MS };
/** The visitors of an expo share the address of its network. */
const ADDRESS_LIMIT = { name: 'voteAddress', limit: 3000, windowMs: MINUTE_MS };

interface VoteDeps {
  db: Db;
  secret: ServerSecret;
}

interface Voter {
  member: Member;
  /** Address that the vote comes from. */
  address: string;
}

/**
 * Votes for a candidate. Idempotent per `requestId`. Votes of one member and of one device wait for each other; those of
 * different people do not, as there is no row that all of them change.
 * @throws AppError NOT_FOUND for an unknown candidate, CONFLICT with `fields.phase` outside the voting,
 * `fields.candidateId` for a disqualified one, `fields.requestId` for a request about another candidate,
 * `fields.votesLeft` when the votes of the day are used, RATE_LIMITED for too many attempts, BUSY for one that waited until
 * its day was counted
 */
export async function vote(deps: VoteDeps, body: VoteBody, voter: Voter, nowMs: number): Promise<VoteResult> {
  const { db, secret } = deps;
  const { candidateId, requestId } = body;
  const { id: userId } = voter.member;
  const deviceDigest = secret.digest(`voting device ${body.deviceId}`);
  const candidate = await findCandidate(db, candidateId);
  if (candidate === undefined) throw new AppError('NOT_FOUND');
  await countAction(db, MEMBER_LIMIT, userId, nowMs);
  await countAction(db, ADDRESS_LIMIT, secret.digest(`voting address ${voter.address}`), nowMs);
  const day = shanghaiDay(nowMs);
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, userId);
    await lockDevice(tx, deviceDigest);
    const sent = await findVote(tx, userId, requestId);
    if (sent !== undefined) {
      if (sent.candidate_id !== candidateId) throw new AppError('CONFLICT', { fields: { requestId: 'used' } });
      return;
    }
    const award = await requireVoting(tx, candidate, nowMs);
    if (award.counted_through !== null && award.counted_through >= day) throw new AppError('BUSY');
    await requireVotesLeft(tx, award, { userId, deviceDigest, day });
    await insertVote(tx, {
      id: newId(nowMs),
      award_id: award.id,
      candidate_id: candidateId,
      day,
      at_ms: nowMs,
      request_id: requestId,
      user_id: userId,
      device_digest: deviceDigest
    });
  });
  const award = await findAward(db, candidate.award_id);
  if (award === undefined) throw new Error('An award with candidates is not there');
  const [left, votes] = await Promise.all([
    countLeft(db, award, { userId, deviceDigest, day }),
    countShownVotes(db, award, nowMs, candidateId)
  ]);
  return {
    candidateId,
    votesLeft: Math.max(0, Math.min(left.member, left.device)),
    votes: votes.get(candidateId) ?? 0
  };
}

/** Holds the award of a candidate that can be voted for. The candidate is read again, as an operator may have been first. */
async function requireVoting(tx: Tx, { id, award_id: awardId }: CandidateRow, nowMs: number): Promise<AwardRow> {
  const award = await holdAward(tx, awardId);
  const candidate = await findCandidate(tx, id);
  if (award === undefined || candidate === undefined) throw new AppError('NOT_FOUND');
  const phase = phaseAt(award, nowMs);
  if (phase === 'notStarted') throw new AppError('CONFLICT', { fields: { phase } });
  // A vote of before the end may have waited until the results were published.
  if (phase === 'ended' || award.results_at_ms !== null) throw new AppError('CONFLICT', { fields: { phase: 'ended' } });
  if (candidate.disqualified_at_ms !== null) {
    throw new AppError('CONFLICT', { fields: { candidateId: 'disqualified' } });
  }
  return award;
}

interface VoterKeys {
  userId: string;
  deviceDigest: string;
  day: string;
}

async function requireVotesLeft(tx: Tx, award: AwardRow, keys: VoterKeys): Promise<void> {
  const left = await countLeft(tx, award, keys);
  if (left.member <= 0) throw new AppError('CONFLICT', { fields: { votesLeft: 'member' } });
  if (left.device <= 0) throw new AppError('CONFLICT', { fields: { votesLeft: 'device' } });
}

async function countLeft(db: Db | Tx, award: AwardRow, { userId, deviceDigest, day }: VoterKeys) {
  return {
    member: award.votes_per_day - (await countOfMember(db, award.id, userId, day)),
    device: award.votes_per_day - (await countOfDevice(db, award.id, deviceDigest, day))
  };
}
