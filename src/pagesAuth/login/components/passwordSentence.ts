import { loginWords } from '../locale/words';
import type { FieldProblem } from '../NewPassword.store';

/** What is wrong with a password, in the person's language; undefined while nothing is. */
export function passwordSentence(problem: FieldProblem | undefined): string | undefined {
  return problem && loginWords().passwordProblems[problem];
}
