import { inviteMessages } from './locale/messages';
import type { OwnTextProblem } from './OwnText';

/** The sentence for what is wrong with a text of one's own. */
export function ownTextError(problem: OwnTextProblem | undefined, tooLong: string): string | undefined {
  if (problem === undefined) return undefined;
  return problem === 'maxLength' ? tooLong : inviteMessages().textRefused[problem];
}
