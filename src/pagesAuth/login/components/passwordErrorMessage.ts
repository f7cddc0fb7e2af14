import { loginMessages } from '../locale/messages';
import type { FieldProblem, NewPasswordStore } from '../NewPassword.store';

/** Returns the message for a password problem in the current language; undefined without a problem. */
export function passwordErrorMessage(problem: FieldProblem | undefined): string | undefined {
  return problem && loginMessages().passwordProblems[problem];
}

/** Returns the message for a missing or wrong old password; undefined without a problem. */
export function oldPasswordErrorMessage({ problems, oldPasswordError }: NewPasswordStore): string | undefined {
  if (!oldPasswordError) return passwordErrorMessage(problems.oldPassword);
  const t = loginMessages();
  const { attemptsLeft, retryAfterSec = 60 } = oldPasswordError;
  return attemptsLeft ? t.wrongOldPassword(attemptsLeft) : t.wrongOldPasswordWait(retryAfterSec);
}
