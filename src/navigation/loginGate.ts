import { currentUrl } from '@/platform/currentUrl';
import { loginPrompt, type LoginPromptDetails } from '@/ui/loginPrompt';
import { singlePage } from '@/ui/singlePage';
import { leaveSinglePage, push } from './navigate';

/** Services that the gate needs: the current user, and the login of the native app around us. */
export interface LoginAdapter {
  isLoggedIn(): boolean;
  /** Whether the person has closed the question about the agreement, which all that is personal needs. */
  isAgreementDue(): boolean;
  /** Asks it again; false where the person has not agreed or has logged out. */
  askAgreement(): Promise<boolean>;
  /** Inside the native app: asks it to log in; false where the person is to log in in the page. */
  askNativeApp(): Promise<boolean>;
  /** The page of the login that was used last; empty for none. */
  lastLoginRoute(): string;
  /** Keeps where to return to, for a login that leaves the app on its way. */
  rememberReferer(url: string): void;
}

let adapter: LoginAdapter | null = null;
let resume: (() => void) | null = null;

/** The pages that a login can begin on. */
export const loginRoutes = ['login.phone', 'login.quick', 'login.miniApp', 'login.account', 'login.password'] as const;
export type LoginRoute = (typeof loginRoutes)[number];

const loginRoute = (): LoginRoute => loginRoutes.find((route) => route === adapter?.lastLoginRoute()) ?? 'login.phone';

/** Gives the gate its login. Called once at start; without it everybody is a visitor. */
export function connectLogin(login: LoginAdapter): void {
  adapter = login;
}

/** Asks the native app to log the person in. Resolves to false where they are to log in in the page. */
export const askNativeApp = async (): Promise<boolean> => (await adapter?.askNativeApp()) ?? false;

/**
 * Opens the login: the native app's where we are inside one, else the page that was used last, at first the phone
 * login page. It returns here.
 */
export async function openLogin(): Promise<void> {
  const referer = currentUrl();
  adapter?.rememberReferer(referer);
  if (await askNativeApp()) return;
  const [path = '', query = ''] = referer.split('?');
  push(loginRoute(), { loginReferer: path, loginRefererQuery: query });
}

/**
 * Runs an action that needs a session: at once for a member, else after the login. Without a login, and without the
 * agreement of a member who has put it off, nothing runs and the page stays.
 * @param reason benefit of logging in, in the user's language
 * @param details why it needs a login, and a picture of its subject
 */
export async function withLogin(reason: string, action: () => void, details?: LoginPromptDetails): Promise<void> {
  if (adapter?.isLoggedIn()) {
    if (!adapter.isAgreementDue() || (await adapter.askAgreement())) action();
    return;
  }
  if (singlePage.isOn) return leaveSinglePage();
  if ((await loginPrompt.ask(reason, loginRoute() === 'login.phone', details)) === 'later') return;
  resume = action;
  await openLogin();
}

/** The login has succeeded and the page that asked is back: carry out what it was asked for. */
export function resumeAfterLogin(): void {
  const action = resume;
  resume = null;
  action?.();
}

/** The person left the login without logging in. */
export function clearResume(): void {
  resume = null;
}
