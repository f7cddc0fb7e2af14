import type { CustomTextProblem } from './CustomText.store';
import { inviteMessages } from './locale/messages';

/** Returns the message for a problem with a custom text; undefined without a problem. */
export function customTextErrorMessage(problem: CustomTextProblem | undefined, tooLong: string): string | undefined {
  if (problem === undefined) return undefined;
  return problem === 'maxLength' ? tooLong : inviteMessages().textRefused[problem];
}
