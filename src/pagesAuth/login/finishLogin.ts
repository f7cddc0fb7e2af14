import type { Session } from '@contract/login';
import { user } from '@/stores/user';
import { rememberedMobile } from './rememberedMobile';
import { returnFromLogin, type Referer } from './returnFromLogin';

/** The login has succeeded: the session begins, and the person is taken back to where they came from. */
export function finishLogin(session: Session, referer: Referer, mobile?: string): void {
  if (mobile) rememberedMobile.remember(mobile);
  user.setToken(session.token);
  void returnFromLogin(referer);
}
