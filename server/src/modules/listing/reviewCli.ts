import { ListingStatus } from '@contract/goods';
import type { ListingReviewBody, ReviewedListing } from '@contract/listingReview';
import { shanghaiMinute } from '@rules/shanghaiTime';
import { AppError } from '../../http/appError';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';

const statuses: readonly string[] = ListingStatus.anyOf.map(({ const: status }) => status);
const actions: readonly string[] = ['approve', 'reject', 'takedown'] satisfies ListingReviewBody['action'][];
const MAX_REASON_LENGTH = 140;

/**
 * `…:list [STATUS]`: listings in a status, `pending` by default, the oldest submission first.
 * @throws OperatorError for an unknown status
 */
export async function listCommand(
  noun: string,
  status: string,
  list: (status: ListingStatus) => Promise<ReviewedListing[]>
): Promise<string> {
  if (!statuses.includes(status)) throw new OperatorError(`STATUS must be one of ${statuses.join(', ')}.`);
  const rows = await list(status as ListingStatus);
  if (rows.length === 0) return `No ${noun} is ${status}.`;
  return rows
    .map(({ id, title, partyName, submittedAtMs, flagged, appealText, sharedPhotos }) => {
      const submittedAt = submittedAtMs === null ? '' : shanghaiMinute(submittedAtMs);
      const flags = flagged.length === 0 ? '' : `  flagged: ${flagged.join(', ')}`;
      const appeal = appealText === null ? '' : `  appeal: ${toSingleLine(appealText)}`;
      const supplyIds = sharedPhotos.map(({ supplyId }) => supplyId);
      const photos = supplyIds.length === 0 ? '' : `  photos also in: ${[...new Set(supplyIds)].join(', ')}`;
      return `${id}  ${submittedAt}  ${toSingleLine(partyName)}  ${toSingleLine(title)}${flags}${photos}${appeal}`;
    })
    .join('\n');
}

/**
 * `…:review ID approve|reject|takedown [REASON] [--by NAME]`: notifies the owner, with the reason.
 * @throws OperatorError for missing or wrong arguments, an unknown listing, a status that does not allow the action, and
 * the approval of an edit that changes what a supplier has quoted on
 */
export async function reviewCommand(
  noun: string,
  args: readonly string[],
  review: (id: string, body: ListingReviewBody) => Promise<ReviewedListing>
): Promise<string> {
  const { rest, operator } = parseOperator(args);
  const [id, action = '', ...reason] = rest;
  if (id === undefined) throw new OperatorError('ID is missing.');
  if (!actions.includes(action)) throw new OperatorError(`ACTION must be one of ${actions.join(', ')}.`);
  const text = reason.join(' ');
  if (text.length > MAX_REASON_LENGTH)
    throw new OperatorError(`The reason must have at most ${MAX_REASON_LENGTH} characters.`);
  const body = { operator, action: action as ListingReviewBody['action'], reason: text };
  const reviewed = await review(id, body).catch(commandErrorOf(noun, id));
  return `${id} is ${reviewed.status}; its owner was notified.`;
}

function parseOperator(args: readonly string[]): { rest: string[]; operator: string } {
  const flagIndex = args.indexOf('--by');
  if (flagIndex < 0) return { rest: [...args], operator: 'operator' };
  const operator = args[flagIndex + 1];
  if (operator === undefined) throw new OperatorError('--by needs a name.');
  return { rest: args.filter((_, index) => index !== flagIndex && index !== flagIndex + 1), operator };
}

/** Translates errors of the service to CLI messages. */
function commandErrorOf(noun: string, id: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof AppError)) throw error;
    if (error.errorName === 'VALIDATION') throw new OperatorError('A reason is missing.');
    if (error.errorName === 'NOT_FOUND') throw new OperatorError(`There is no ${noun} ${id}.`);
    const subject = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${id}`;
    const quoted = Object.keys(error.details.fields ?? {});
    throw new OperatorError(
      quoted.length === 0
        ? `${subject} is in a status that does not allow this.`
        : `${subject} changes what a supplier has quoted on: ${quoted.join(', ')}. It can be rejected.`
    );
  };
}
