import { readFile } from 'node:fs/promises';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { AwardForm, CandidateForm } from '@contract/award';
import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { listCandidates } from './award.repository';
import { saveAward, saveCandidates } from './awardAdmin.service';
import { disqualifyCandidate, getVoteAudit, publishHonors, voidVotesOf } from './voteAudit.service';

/** Maximum number of votes that the audit prints; the call returns them all, page by page. */
const MAX_PRINTED = 50;

const AwardFile = Type.Object(
  { award: AwardForm, candidates: Type.Array(CandidateForm, { minItems: 1 }) },
  { additionalProperties: false }
);

/**
 * `award:import FILE OPERATOR`: creates or changes an award with its candidates.
 * @throws OperatorError for a file that is no award, and one that breaks the rules
 */
export async function importCommand(db: Db, file: string, operator: string, nowMs: number): Promise<string> {
  const { award, candidates } = await readAwardFile(file);
  return withAwardErrors(() =>
    db.transaction().execute(async (tx) => {
      const awardId = await saveAward(tx, award, operator, nowMs);
      const saved = await saveCandidates(tx, { awardId, candidates }, operator, nowMs);
      return `Award ${awardId} has ${saved} candidates of this file.`;
    })
  );
}

async function readAwardFile(file: string): Promise<Static<typeof AwardFile>> {
  const content: unknown = await readFile(file, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch((error: unknown) => {
      throw new OperatorError(`${file} cannot be read: ${String(error)}`);
    });
  if (Value.Check(AwardFile, content)) return content;
  const errors = [...Value.Errors(AwardFile, content)].slice(0, 10);
  throw new OperatorError(errors.map(({ path, message }) => `${path || '/'}: ${message}`).join('\n'));
}

/** `award:disqualify CANDIDATE OPERATOR REASON`: takes a candidate out. */
export async function disqualifyCommand(
  db: Db,
  { candidateId, operator, reason }: { candidateId: string; operator: string; reason: string },
  nowMs: number
): Promise<string> {
  await withAwardErrors(() => disqualifyCandidate(db, { candidateId, operator, reason }, nowMs));
  return `${candidateId} is disqualified; its votes stay in the audit.`;
}

/**
 * `votes:void AWARD FIELD=ID OPERATOR REASON`: voids votes.
 * @throws OperatorError for a filter other than candidate, user or device
 */
export async function voidCommand(
  db: Db,
  { awardId, filter, operator, reason }: { awardId: string; filter: string; operator: string; reason: string },
  nowMs: number
): Promise<string> {
  const [field = '', value = ''] = filter.split('=');
  const names = { candidate: 'candidateId', user: 'userId', device: 'deviceDigest' } as const;
  if (!(field in names) || value === '') throw new OperatorError('FILTER is candidate=ID, user=ID or device=DIGEST.');
  const chosen = { awardId, [names[field as keyof typeof names]]: value };
  const count = await withAwardErrors(() => voidVotesOf(db, chosen, { operator, reason }, nowMs));
  return `${count} votes are void; the audit keeps them.`;
}

/** `award:publish AWARD OPERATOR`: publishes the results. */
export async function publishCommand(db: Db, awardId: string, operator: string, nowMs: number): Promise<string> {
  await withAwardErrors(() => publishHonors(db, awardId, operator, nowMs));
  return `The results of ${awardId} are public and final.`;
}

/** `votes:audit AWARD`: prints what operators did, and the newest votes with person, device and time. */
export async function auditCommand(db: Db, awardId: string): Promise<string> {
  const { items, nextCursor, decisions } = await withAwardErrors(() =>
    getVoteAudit(db, { awardId, limit: MAX_PRINTED })
  );
  const numbers = new Map((await listCandidates(db, awardId)).map(({ id, no }) => [id, no]));
  const actions = decisions.map(({ atMs, kind, operator, reason, count }) =>
    [shanghaiMinute(atMs), kind, toSingleLine(operator), ...(count === null ? [] : [count]), toSingleLine(reason)]
      .join('  ')
      .trimEnd()
  );
  const votes = items.map(({ id, atMs, candidateId, userId, deviceDigest, voidReason }) =>
    [
      shanghaiMinute(atMs),
      id,
      `no. ${numbers.get(candidateId) ?? '?'}`,
      `user ${userId ?? 'erased'}`,
      `device ${deviceDigest ?? 'erased'}`,
      ...(voidReason === null ? [] : [`void: ${toSingleLine(voidReason)}`])
    ].join('  ')
  );
  const more = nextCursor === null ? [] : [`The newest ${MAX_PRINTED}; POST /api/operator/expo/getVoteAudit has all.`];
  return ['Decisions:', ...actions, 'Votes:', ...votes, ...more].join('\n');
}

async function withAwardErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.errorName === 'NOT_FOUND') throw new OperatorError('There is no such award, candidate or expo.');
    const fields = Object.entries(error.details.fields ?? {}).map(([name, rule]) => `${name} ${rule}`);
    throw new OperatorError(`Refused: ${fields.join(', ')}.`);
  }
}

export const awardCommands: Commands = {
  'award:import': {
    usage: 'FILE OPERATOR',
    summary: 'create or change the award of an expo with its candidates (.json, see the README of the award module)',
    run: ({ withDatabase, now }, [file, operator]) => {
      const [path, name] = [required(file, 'FILE'), required(operator, 'OPERATOR')];
      return withDatabase((db) => importCommand(db, path, name, now.getTime()));
    }
  },
  'award:disqualify': {
    usage: 'CANDIDATE OPERATOR REASON',
    summary: 'take a candidate out of its award; the audit keeps its votes',
    run: ({ withDatabase, now }, [candidate, name, ...said]) => {
      const [candidateId, operator] = [required(candidate, 'CANDIDATE'), required(name, 'OPERATOR')];
      const reason = required(said.join(' '), 'REASON');
      return withDatabase((db) => disqualifyCommand(db, { candidateId, operator, reason }, now.getTime()));
    }
  },
  'award:publish': {
    usage: 'AWARD OPERATOR',
    summary: 'publish ranking and winners for good, after the end of the voting',
    run: ({ withDatabase, now }, [award, operator]) => {
      const [awardId, name] = [required(award, 'AWARD'), required(operator, 'OPERATOR')];
      return withDatabase((db) => publishCommand(db, awardId, name, now.getTime()));
    }
  },
  'votes:audit': {
    usage: 'AWARD',
    summary: 'show what operators did with an award, and its newest votes with person, digest of the device and time',
    run: ({ withDatabase }, [award]) => {
      const awardId = required(award, 'AWARD');
      return withDatabase((db) => auditCommand(db, awardId));
    }
  },
  'votes:void': {
    usage: 'AWARD FILTER OPERATOR REASON',
    summary: 'void the votes of candidate=ID, user=ID or device=DIGEST; the audit keeps them',
    run: ({ withDatabase, now }, [award, wanted, name, ...said]) => {
      const [awardId, filter] = [required(award, 'AWARD'), required(wanted, 'FILTER')];
      const [operator, reason] = [required(name, 'OPERATOR'), required(said.join(' '), 'REASON')];
      return withDatabase((db) => voidCommand(db, { awardId, filter, operator, reason }, now.getTime()));
    }
  }
};
