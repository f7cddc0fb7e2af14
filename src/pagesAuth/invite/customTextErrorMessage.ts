import { inviteMessages } from './locale/messages';
import type { CustomTextProblem } from './CustomText.store';

/** The sentence for what is wrong with a text of one's own. */
export function customTextErrorMessage(problem: CustomTextProblem | undefined, tooLong: string): string | undefined {
  if (problem === undefined) return undefined;
  return problem === 'maxLength' ? tooLong : inviteMessages().textRefused[problem];
}
