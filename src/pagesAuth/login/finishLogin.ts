import { when } from 'mobx';
import type { Session } from '@contract/login';
import { user } from '@/stores/user';
import { rememberedMobile } from './rememberedMobile';
import { returnFromLogin, type Referer } from './returnFromLogin';

/** For so long the page that comes waits for whose session it is, so that it need not be drawn without. */
const USER_WAIT_MS = 1500;

/** The login has succeeded: the session begins, and the person is taken back to where they came from. */
export async function finishLogin(session: Session, referer: Referer, mobile?: string): Promise<void> {
  if (mobile) rememberedMobile.remember(mobile);
  user.setToken(session.token);
  await when(() => user.status !== 'unknown', { timeout: USER_WAIT_MS }).catch(() => undefined);
  await returnFromLogin(referer);
}
