import { when } from 'mobx';
import type { Session } from '@contract/login';
import { rememberRegistration } from '@/stores/registration';
import { user } from '@/stores/user';
import { rememberedMobile } from './rememberedMobile';
import { type Referer, returnFromLogin } from './returnFromLogin';

/** Maximum wait in milliseconds for the user to load, to avoid rendering the next page without the user first. */
const USER_WAIT_MS = 1500;

/** Completes a login: stores the session, waits for the user and returns to the page that requested the login. */
export async function finishLogin(session: Session, referer: Referer, mobile?: string): Promise<void> {
  if (mobile) rememberedMobile.remember(mobile);
  if (session.isNew) rememberRegistration(session.token);
  user.setToken(session.token);
  await when(() => user.status !== 'unknown', { timeout: USER_WAIT_MS }).catch(() => undefined);
  await returnFromLogin(referer);
}
