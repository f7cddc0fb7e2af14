import { makeAutoObservable, runInAction } from 'mobx';
import type { ResetCode } from '../api/login';
import type { CodeSendingApi } from './CodeSending';
import { isAboutTheCode } from './EnterCode.store';
import { ProveMobile } from './ProveMobile';
import type { SentCodes } from './sentCodes';

export interface RetrievePasswordApi extends CodeSendingApi {
  checkResetCode(body: ResetCode): Promise<{ ticket: string }>;
}

/** Somebody who forgot their password and proves the number instead. Lives as long as its page. */
export class RetrievePasswordStore {
  readonly prove: ProveMobile;
  isChecking = false;
  /** The number has no account: there is nothing to retrieve. */
  isUnknown = false;

  constructor(
    private readonly api: RetrievePasswordApi,
    sentCodes: Pick<SentCodes, 'to' | 'remember' | 'forget'>,
    now?: () => number
  ) {
    this.prove = new ProveMobile('reset', api, sentCodes, now);
    makeAutoObservable<this, 'api'>(this, { prove: false, api: false }, { autoBind: true });
  }

  /** The ticket for a new password. Undefined when it failed (see `prove.sending.error`, `isUnknown`). */
  async check(): Promise<string | undefined> {
    const { prove } = this;
    if (!prove.check() || this.isChecking) return undefined;
    this.isChecking = true;
    this.isUnknown = false;
    try {
      const { ticket } = await prove.sending.puzzle.run((solved) =>
        this.api.checkResetCode({ mobile: prove.mobile.digits, code: prove.code, ...solved })
      );
      prove.sending.forget();
      return ticket;
    } catch (error) {
      runInAction(() => {
        if ((error as { code?: string }).code === 'NOT_FOUND') this.isUnknown = true;
        else {
          if (isAboutTheCode(error)) prove.enter('');
          prove.sending.fail(error);
        }
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isChecking = false;
      });
    }
  }
}
