import { connectLogin, withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { loginPrompt } from '@/ui/loginPrompt';
import { openPage, type OpenedPage } from './openPage';

/** The login, opened by a page that has something to do after it. */
export async function openLoginFromAgreement(
  action: () => void,
  onAgreement: (agreement: HTMLElement) => void = () => undefined
): Promise<OpenedPage> {
  const page = await openPage('/pagesAuth/agreement/Agreement');
  await page.waitFor('香市用户协议');
  onAgreement(page.root());
  connectLogin({
    isLoggedIn: () => user.isLoggedIn,
    lastLoginRoute: () => '',
    askNativeApp: () => Promise.resolve(true),
    rememberReferer: () => undefined
  });
  const asked = withLogin('', action);
  loginPrompt.answer('phone');
  await asked;
  push('login.phone', { loginReferer: 'pagesAuth/agreement/Agreement', loginRefererQuery: '' });
  await page.waitFor('手机号');
  return page;
}
