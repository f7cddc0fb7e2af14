import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { CurrentUser } from '@contract/user';
import { getCurrentUser, logout as requestLogout } from '@/api/user';
import { storage } from '@/platform/storage';
import { consent } from './consent';
import { persist, storedKey } from './persist';

interface UserApi {
  getCurrentUser(): Promise<CurrentUser>;
  logout(): Promise<null>;
}

/**
 * Fields that subpackages store for a session (`sessionCache`). Its end removes them, also where the page that reads them was
 * not opened.
 */
const sessionFields = ['cardCodes', 'expoTickets'];

/** `out`: no user; `in`: a token and its user; `unknown`: a token whose user has not been loaded yet. */
export type LoginStatus = 'out' | 'unknown' | 'in';

/**
 * The session of the person who uses the app: the token, and what the server says about who that is. The user is no
 * `Resource`, which compares the token of this store.
 */
export class UserStore {
  token = '';
  /** Only a mark that WeChat logs in to the account: the id itself never leaves the server. Empty where it does not. */
  openid: '' | 'bound' = '';
  user: CurrentUser | null = null;
  /** Why the person behind the token has not come. */
  error: unknown = undefined;
  /** An invite code that came with the launch and waits for a login. */
  inviteCode = '';
  searchHistory: string[] = [];
  vcardShare: { id: string; scene: string } = { id: '', scene: '' };
  /** User before a login, as the page around ours names them. Kept for the session only. */
  h5User: { mobile: string; nikeName: string } = { mobile: '', nikeName: '' };
  /** Number of loads; the answer to an earlier one is dropped. */
  private generation = 0;

  constructor(private readonly api: UserApi) {
    makeAutoObservable<this, 'api' | 'generation'>(this, { api: false, generation: false }, { autoBind: true });
    persist<UserStore>(this, ['token', 'openid', 'inviteCode', 'searchHistory']);
    persist<UserStore>(this, ['vcardShare'], () => consent.hasAgreed);
    // The token is the one switch: code that sets it need not load the user. For a stored token, the app calls load()
    // once it has connected the requests.
    reaction(
      () => this.token,
      (token) => {
        // The previous user's state does not belong to another token.
        this.reset();
        if (token) void this.load();
      }
    );
  }

  get status(): LoginStatus {
    if (!this.token) return 'out';
    return this.user ? 'in' : 'unknown';
  }

  get isLoggedIn(): boolean {
    return this.token !== '';
  }

  setToken(token: string): void {
    this.token = token;
  }

  setWeChatBound(isBound: boolean): void {
    this.openid = isBound ? 'bound' : '';
  }

  setH5User(person: UserStore['h5User']): void {
    this.h5User = person;
  }

  setSearchHistory(terms: string[]): void {
    this.searchHistory = terms;
  }

  setInviteCode(code: string): void {
    this.inviteCode = code;
  }

  /** Reads who the token belongs to. A failure is logged only: the app works on, and the next call tries again. */
  async load(): Promise<void> {
    const { token } = this;
    if (!token) return;
    this.error = undefined;
    this.generation += 1;
    const { generation } = this;
    const isLatest = () => this.token === token && this.generation === generation;
    try {
      const user = await this.api.getCurrentUser();
      runInAction(() => {
        // A logout, another login or a later load may have come in between.
        if (isLatest()) this.user = user;
      });
    } catch (error) {
      console.warn('user info was not loaded', error);
      runInAction(() => {
        if (isLatest()) this.error = error;
      });
    }
  }

  /** Ends the session on the server and here; here also when the server cannot be reached. */
  async logout(): Promise<void> {
    const ended = this.token ? this.api.logout() : Promise.resolve(null);
    // A call keeps the token that it was made with, so the token may go at once.
    this.setToken('');
    try {
      await ended;
    } catch (error) {
      console.warn('logout did not reach the server', error);
    }
  }

  private reset(): void {
    this.user = null;
    this.openid = '';
    for (const field of sessionFields) storage.remove(storedKey(field));
  }
}

export const user = new UserStore({ getCurrentUser, logout: requestLogout });
