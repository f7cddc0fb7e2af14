import { when } from 'mobx';
import type { Session } from '@contract/login';
import { push } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import { deferPromptToNextPage } from '../deferPromptToNextPage';
import { finishLogin } from './finishLogin';
import { loginMessages } from './locale/messages';
import type { Referer } from './returnFromLogin';

/** Completes a login by code. Offers a new account to set a password, once, on the page that requested the login. */
export async function finishLoginByCode(session: Session, referer: Referer, mobile: string): Promise<void> {
  const { hostId } = overlays;
  await finishLogin(session, referer, mobile);
  if (!session.isNew) return;
  // A page that opens closes the dialogs of the previous page.
  await when(() => overlays.hostId !== hostId && user.status !== 'unknown');
  if (user.user?.hasPassword !== false) return;
  const t = loginMessages();
  const offer = {
    title: t.firstPasswordTitle,
    text: t.firstPasswordText,
    confirmText: t.makePassword,
    cancelText: t.notNow
  };
  // The action that required the login may open another page.
  if (await deferPromptToNextPage(offer, 2)) push('login.newPassword', {});
}
