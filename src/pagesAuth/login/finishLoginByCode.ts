import { when } from 'mobx';
import type { Session } from '@contract/login';
import { push } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { feedback } from '@/ui/feedback';
import { finishLogin } from './finishLogin';
import { loginWords } from './locale/words';
import type { Referer } from './returnFromLogin';

/** A login by code has succeeded: back to where the person came from. A new account has its password offered there, once. */
export async function finishLoginByCode(session: Session, referer: Referer, mobile: string): Promise<void> {
  const { hostId } = feedback;
  await finishLogin(session, referer, mobile);
  if (!session.isNew) return;
  // A page that comes up takes away what the one before had asked.
  await when(() => feedback.hostId !== hostId && user.status !== 'unknown');
  if (user.user?.hasPassword !== false) return;
  if (await wantsPassword()) push('login.newPassword', {});
}

/** Where what the login was asked for opens a page of its own, that takes the question away: it is asked again there. */
async function wantsPassword(isAgain = false): Promise<boolean> {
  const t = loginWords();
  const { hostId } = feedback;
  const { confirm } = await feedback.modal({
    title: t.firstPasswordTitle,
    text: t.firstPasswordText,
    confirmText: t.makePassword,
    cancelText: t.notNow
  });
  const isTakenAway = !confirm && feedback.hostId !== hostId;
  return isTakenAway && !isAgain ? wantsPassword(true) : confirm;
}
