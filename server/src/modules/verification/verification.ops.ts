import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VerificationReason } from '@contract/verification';
import type { ReviewBody } from '@contract/verificationReview';
import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Command, type CommandContext, type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { decrypted } from '../upload/privateImage.service';
import { getVerificationForReview, listVerifications, reviewVerification } from './review.service';
import type { VerificationDeps } from './verification.deps';

const time = (ms: number | null) => (ms === null ? '' : shanghaiMinute(ms));

/** `verification:list`: what waits for a review, those with a reminder first. */
export async function listVerificationsCommand(db: Db): Promise<string> {
  const rows = await listVerifications(db);
  if (rows.length === 0) return 'Nothing waits for a review.';
  return rows
    .map(
      ({ id, kind, state, step, name, number, submittedAtMs }) =>
        `${id}  ${time(submittedAtMs)}  ${kind} ${state}, ${step}'s turn  ${toSingleLine(name)} ${number}`
    )
    .join('\n');
}

/** `verification:show ID [FOLDER]`: prints the documents and writes their pictures into the folder. */
export async function showVerificationCommand(deps: VerificationDeps, id: string, folder?: string): Promise<string> {
  const found = await getVerificationForReview(deps, id).catch(throwCommandError(id));
  const lines = [
    `${found.id}  ${found.kind} ${found.state}, ${found.step}'s turn, by ${found.mobile}, sent ${time(found.submittedAtMs)}`,
    ...Object.entries(found.fields).map(([field, value]) => `  ${field}: ${toSingleLine(value)}`),
    ...found.reasons.map(({ field, text }) => `  refused before: ${field} ${toSingleLine(text)}`)
  ];
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const [field, ids] of Object.entries(found.images)) {
      for (const [index, imageId] of ids.entries()) {
        const file = path.join(folder, `${found.id}-${field}-${index + 1}.jpg`);
        await writeFile(file, await decrypted(deps, imageId), { mode: 0o600 });
        lines.push(`  ${file}`);
      }
    }
  }
  return lines.join('\n');
}

/**
 * `verification:approve|reject|need-more|revoke ID …`: arguments are reasons, `field=reason` for one of a field; `--as
 * government` for the second review of a park, `--by NAME` for the audit.
 * @throws OperatorError for missing or wrong arguments, an unknown verification and a review that is refused
 */
export async function reviewVerificationCommand(
  deps: VerificationDeps,
  action: ReviewBody['action'],
  args: readonly string[],
  nowMs: number
): Promise<string> {
  const { rest, flags } = parseFlags(args);
  const [id, ...reasons] = rest;
  if (id === undefined) throw new OperatorError('ID is missing.');
  const as = flags.as ?? 'platform';
  if (as !== 'platform' && as !== 'government') throw new OperatorError('--as is either platform or government.');
  const body: ReviewBody = { operator: flags.by ?? 'operator', as, action, reasons: reasons.map(parseReason) };
  const reviewed = await reviewVerification(deps, id, body, nowMs).catch(throwCommandError(id));
  return `${id} is ${reviewed.state}${reviewed.state === 'pending' ? `, ${reviewed.step}'s turn` : ''}; its applicant was notified.`;
}

function parseFlags(args: readonly string[]) {
  const flags: { as?: string; by?: string } = {};
  const rest: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    if (word === '--as' || word === '--by') {
      const value = args[(index += 1)];
      if (value === undefined) throw new OperatorError(`${word} needs a value.`);
      flags[word === '--as' ? 'as' : 'by'] = value;
    } else rest.push(word);
  }
  return { rest, flags };
}

function parseReason(arg: string): VerificationReason {
  const [, field = '', text = arg] = /^([A-Za-z]+)=(.+)$/s.exec(arg) ?? [];
  if (text.length > 140) throw new OperatorError('The reason must have at most 140 characters.');
  return { field, text };
}

/** Conflicts with the company that an approval creates. */
const approvalConflicts = [
  {
    field: 'team',
    rule: 'companies',
    text: 'Its holder is in three companies already: they have to leave one before this can be approved.'
  },
  { field: 'uscc', rule: 'taken', text: 'A company with this code is on the platform: its holder can join it.' },
  { field: 'name', rule: 'taken', text: 'A company with this name is on the platform.' }
];

/** Maps service errors to CLI messages. */
function throwCommandError(id: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof AppError)) throw error;
    const problem = error.details.fields?.['reasons'];
    if (problem === 'required') throw new OperatorError('A reason is missing.');
    if (problem !== undefined) throw new OperatorError('A reason names a field that this form does not have.');
    const conflict = approvalConflicts.find(({ field, rule }) => error.details.fields?.[field] === rule);
    if (conflict) throw new OperatorError(conflict.text);
    throw new OperatorError(
      error.errorName === 'NOT_FOUND'
        ? `There is no verification ${id}.`
        : `Verification ${id} is in a status that does not allow this, or it is not this reviewer's turn.`
    );
  };
}

/** Reviews need the secret as well: it decrypts the documents. */
const withVerificationDeps = (
  { withDatabase, openSecret }: CommandContext,
  run: (deps: VerificationDeps) => Promise<string>
): Promise<string> => withDatabase(async (db) => run({ db, secret: await openSecret() }));

const runReview =
  (action: ReviewBody['action']): Command['run'] =>
  (context, args) =>
    withVerificationDeps(context, (deps) => reviewVerificationCommand(deps, action, args, context.now.getTime()));

export const verificationCommands: Commands = {
  'verification:list': {
    summary: 'documents of people, companies and parks that wait for a review; those with a reminder first',
    run: ({ withDatabase }) => withDatabase(listVerificationsCommand)
  },
  'verification:show': {
    usage: 'ID [FOLDER]',
    summary: 'what was sent, the number of the document in full; the pictures are written into the folder',
    run: (context, [arg, folder]) => {
      const id = required(arg, 'ID');
      return withVerificationDeps(context, (deps) => showVerificationCommand(deps, id, folder));
    }
  },
  'verification:approve': {
    usage: 'ID [--as government] [--by NAME]',
    summary: 'approve; a park goes on to the government, which approves it with --as government',
    run: runReview('approve')
  },
  'verification:reject': {
    usage: 'ID REASON | FIELD=REASON … [--as government] [--by NAME]',
    summary: 'refuse; the person reads the reasons, those of fields beside the fields',
    run: runReview('reject')
  },
  'verification:need-more': {
    usage: 'ID REASON | FIELD=REASON … [--as government] [--by NAME]',
    summary: 'ask for what is missing',
    run: runReview('needMore')
  },
  'verification:revoke': {
    usage: 'ID REASON [--by NAME]',
    summary: 'take back what was approved; the badge goes everywhere at once',
    run: runReview('revoke')
  }
};
