import { loginMessages } from '../locale/messages';
import type { FieldProblem, NewPasswordStore } from '../NewPassword.store';

/** What is wrong with a password, in the person's language; undefined while nothing is. */
export function passwordErrorMessage(problem: FieldProblem | undefined): string | undefined {
  return problem && loginMessages().passwordProblems[problem];
}

/** What is wrong with the old password: that it is missing, or that it is not the one. */
export function oldPasswordErrorMessage({ problems, oldPasswordError }: NewPasswordStore): string | undefined {
  if (!oldPasswordError) return passwordErrorMessage(problems.oldPassword);
  const t = loginMessages();
  const { attemptsLeft, retryAfterSec = 60 } = oldPasswordError;
  return attemptsLeft ? t.wrongOldPassword(attemptsLeft) : t.wrongOldPasswordWait(retryAfterSec);
}
