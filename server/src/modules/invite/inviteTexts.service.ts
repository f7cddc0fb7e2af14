import type { InviteTexts, InviteTextsChange } from '@contract/invite';
import { inviteMessageProblem, sloganProblem } from '@rules/invitation';
import { normalizeLine } from '@rules/normalizeText';
import type { Db } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { TextContext } from '../../providers/textModeration';
import { countAction } from '../rateLimit/rateLimit.service';
import { findInviteTexts, upsertInviteTexts } from './inviteTexts.repository';

/** Each check of a text may cost money; somebody who looks for words needs fewer. */
const hourlyLimit = { name: 'inviteWords', limit: 120, windowMs: 3_600_000 };

const rules: Record<keyof InviteTexts, { problem(text: string): string | undefined; context: TextContext }> = {
  // Stands beside our own name, and may not speak for it.
  slogan: { problem: sloganProblem, context: 'name' },
  message: { problem: inviteMessageProblem, context: 'text' }
};

/** What the member writes in place of what is suggested; empty where nothing is. */
export async function getInviteTexts(db: Db, member: Member): Promise<InviteTexts> {
  return (await findInviteTexts(db, member.id)) ?? { slogan: '', message: '' };
}

/** Keeps what others will read, once it may be shown to them. Throws VALIDATION, RATE_LIMITED. */
export async function updateInviteTexts(
  { db, textModeration }: Pick<Deps, 'db' | 'textModeration'>,
  member: Member,
  change: InviteTextsChange,
  nowMs: number
): Promise<InviteTexts> {
  await countAction(db, hourlyLimit, member.id, nowMs);
  const wanted: Partial<InviteTexts> = {};
  const fields: Record<string, string> = {};
  for (const name of ['slogan', 'message'] as const) {
    const given = change[name];
    if (given === undefined) continue;
    const text = normalizeLine(given);
    const problem =
      rules[name].problem(text) ?? ((await textModeration.isAllowed(text, rules[name].context)) ? undefined : 'banned');
    if (problem === undefined) wanted[name] = text;
    else fields[name] = problem;
  }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
  return upsertInviteTexts(db, member.id, wanted, nowMs);
}
