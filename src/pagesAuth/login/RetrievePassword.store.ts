import { makeAutoObservable, runInAction } from 'mobx';
import { isCodeError } from '@/components/smsCode/isCodeError';
import { isApiError } from '@/lib/ApiError';
import type { ResetCode } from '../api/login';
import { CodeVerificationStore } from './CodeVerification.store';
import type { SentCodesStore } from './sentCodes';
import type { SmsCodeApi } from './SmsCode.store';

export interface RetrievePasswordApi extends SmsCodeApi {
  checkResetCode(body: ResetCode): Promise<{ ticket: string }>;
}

/** Password recovery by a code sent to the mobile number or e-mail address. Lives as long as its page. */
export class RetrievePasswordStore {
  readonly verification: CodeVerificationStore;
  isChecking = false;
  /** True when number or address has no account. */
  isUnknown = false;

  constructor(
    private readonly api: RetrievePasswordApi,
    sentCodes: Pick<SentCodesStore, 'find' | 'save' | 'clear'>,
    now?: () => number
  ) {
    this.verification = new CodeVerificationStore('reset', api, sentCodes, now);
    makeAutoObservable<this, 'api'>(this, { verification: false, api: false }, { autoBind: true });
  }

  /**
   * Returns the ticket for a new password; undefined when it failed (see `verification.smsCode.error`,
   * `isUnknown`).
   */
  async verify(): Promise<string | undefined> {
    const { verification } = this;
    if (!verification.validate() || this.isChecking) return undefined;
    this.isChecking = true;
    this.isUnknown = false;
    try {
      const { ticket } = await verification.smsCode.captcha.runWithCaptcha((solved) =>
        this.api.checkResetCode({ mobile: verification.address, code: verification.code, ...solved })
      );
      verification.smsCode.clearSentCode();
      return ticket;
    } catch (error) {
      runInAction(() => {
        if (isApiError(error, 'NOT_FOUND')) this.isUnknown = true;
        else {
          if (isCodeError(error)) verification.enter('');
          verification.smsCode.setError(error);
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
