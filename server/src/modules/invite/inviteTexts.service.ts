import type { InviteTexts, InviteTextsChange } from '@contract/invite';
import { HOUR_MS } from '@rules/duration';
import { inviteMessageProblem, sloganProblem } from '@rules/invitation';
import { normalizeLine } from '@rules/normalizeText';
import type { Db } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { TextContext } from '../../providers/textModeration';
import { countAction } from '../rateLimit/rateLimit.service';
import { findInviteTexts, upsertInviteTexts } from './inviteTexts.repository';

/** Each moderation of a text may cost money; editing takes far fewer than these. */
const hourlyLimit = { name: 'inviteTexts', limit: 120, windowMs: HOUR_MS };

const rules: Record<keyof InviteTexts, { problem(text: string): string | undefined; context: TextContext }> = {
  // Shown beside the product's name: moderated as a name, so that it is not taken for a statement of the operator.
  slogan: { problem: sloganProblem, context: 'name' },
  message: { problem: inviteMessageProblem, context: 'text' }
};

/** Returns the member's own texts; empty where the suggestion is used. */
export async function getInviteTexts(db: Db, member: Member): Promise<InviteTexts> {
  return (await findInviteTexts(db, member.id)) ?? { slogan: '', message: '' };
}

/**
 * Stores texts that others will see, after their moderation.
 * @throws AppError VALIDATION with `fields.<name>` for a text that breaks the rules or fails moderation (`banned`),
 * RATE_LIMITED above the hourly limit
 */
export async function updateInviteTexts(
  { db, textModeration }: Pick<Deps, 'db' | 'textModeration'>,
  member: Member,
  change: InviteTextsChange,
  nowMs: number
): Promise<InviteTexts> {
  await countAction(db, hourlyLimit, member.id, nowMs);
  const allowed: Partial<InviteTexts> = {};
  const fields: Record<string, string> = {};
  for (const name of ['slogan', 'message'] as const) {
    const given = change[name];
    if (given === undefined) continue;
    const text = normalizeLine(given);
    const problem =
      rules[name].problem(text) ?? ((await textModeration.isAllowed(text, rules[name].context)) ? undefined : 'banned');
    if (problem === undefined) allowed[name] = text;
    else fields[name] = problem;
  }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
  return upsertInviteTexts(db, member.id, allowed, nowMs);
}
