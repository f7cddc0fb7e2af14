import { loginMessages } from '../locale/messages';
import type { FieldProblem, NewPasswordStore } from '../NewPassword.store';

/** What is wrong with a password, in the person's language; undefined while nothing is. */
export function passwordSentence(problem: FieldProblem | undefined): string | undefined {
  return problem && loginMessages().passwordProblems[problem];
}

/** What is wrong with the old password: that it is missing, or that it is not the one. */
export function oldPasswordSentence({ problems, wrongOld }: NewPasswordStore): string | undefined {
  if (!wrongOld) return passwordSentence(problems.oldPassword);
  const t = loginMessages();
  const { attemptsLeft, retryAfterSec = 60 } = wrongOld;
  return attemptsLeft ? t.wrongOldPassword(attemptsLeft) : t.wrongOldPasswordWait(retryAfterSec);
}
