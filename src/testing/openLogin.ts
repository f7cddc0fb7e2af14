import { connectLogin, withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { loginPrompt } from '@/ui/loginPrompt';
import { type OpenedPage, openPage } from './openPage';

/** Requests a login from the open page at `loginReferer`, with an action that runs after it; ends on the login page. */
export async function requestLogin(page: OpenedPage, loginReferer: string, action: () => void): Promise<void> {
  connectLogin({
    isLoggedIn: () => user.isLoggedIn,
    isAgreementDue: () => false,
    askAgreement: () => Promise.resolve(true),
    lastLoginRoute: () => '',
    askNativeApp: () => Promise.resolve(true),
    rememberReferer: () => undefined
  });
  const asked = withLogin('', action);
  loginPrompt.answer('phone');
  await asked;
  push('login.phone', { loginReferer, loginRefererQuery: '' });
  await page.waitFor('手机号');
}

/** Opens the login from the agreement page, with an action that runs after the login. */
export async function openLoginFromAgreement(
  action: () => void,
  onAgreement: (agreement: HTMLElement) => void = () => undefined
): Promise<OpenedPage> {
  const page = await openPage('/pagesAuth/agreement/Agreement');
  await page.waitFor('香市用户协议');
  onAgreement(page.root());
  await requestLogin(page, 'pagesAuth/agreement/Agreement', action);
  return page;
}
