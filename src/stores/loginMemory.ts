import { makePersistent } from './persist';

/** Memory of logins: the page to return to after one that leaves the app, and the login page that was used last. */
class LoginMemoryStore {
  loginReferer = '';
  loginRefererQuery = '';
  /** Route name of that login page; empty before the first login. */
  loginOption = '';

  constructor() {
    makePersistent(this);
  }

  rememberReferer(route: string, query: string): void {
    this.loginReferer = route;
    this.loginRefererQuery = query;
  }

  clearReferer(): void {
    this.rememberReferer('', '');
  }

  setLoginOption(route: string): void {
    this.loginOption = route;
  }
}

export const loginMemory = new LoginMemoryStore();
