import { when } from 'mobx';
import type { Session } from '@contract/login';
import { push } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import { deferPromptToNextPage } from '../deferPromptToNextPage';
import { finishLogin } from './finishLogin';
import { loginMessages } from './locale/messages';
import type { Referer } from './returnFromLogin';

/** A login by code has succeeded: back to where the person came from. A new account has its password offered there, once. */
export async function finishLoginByCode(session: Session, referer: Referer, mobile: string): Promise<void> {
  const { hostId } = overlays;
  await finishLogin(session, referer, mobile);
  if (!session.isNew) return;
  // A page that comes up takes away what the one before had asked.
  await when(() => overlays.hostId !== hostId && user.status !== 'unknown');
  if (user.user?.hasPassword !== false) return;
  const t = loginMessages();
  const offer = {
    title: t.firstPasswordTitle,
    text: t.firstPasswordText,
    confirmText: t.makePassword,
    cancelText: t.notNow
  };
  // What the login was asked for may open a page of its own.
  if (await deferPromptToNextPage(offer, 2)) push('login.newPassword', {});
}
