import { makeAutoObservable, runInAction } from 'mobx';
import { isCodeError } from '@/components/smsCode/isCodeError';
import { isApiError } from '@/lib/ApiError';
import type { ResetCode } from '../api/login';
import { MobileVerificationStore } from './MobileVerification.store';
import type { SentCodesStore } from './sentCodes';
import type { SmsCodeApi } from './SmsCode.store';

export interface RetrievePasswordApi extends SmsCodeApi {
  checkResetCode(body: ResetCode): Promise<{ ticket: string }>;
}

/** Password recovery by a code sent to the mobile number. Lives as long as its page. */
export class RetrievePasswordStore {
  readonly mobileVerification: MobileVerificationStore;
  isChecking = false;
  /** True when the number has no account. */
  isUnknown = false;

  constructor(
    private readonly api: RetrievePasswordApi,
    sentCodes: Pick<SentCodesStore, 'find' | 'save' | 'clear'>,
    now?: () => number
  ) {
    this.mobileVerification = new MobileVerificationStore('reset', api, sentCodes, now);
    makeAutoObservable<this, 'api'>(this, { mobileVerification: false, api: false }, { autoBind: true });
  }

  /**
   * Returns the ticket for a new password; undefined when it failed (see `mobileVerification.smsCode.error`,
   * `isUnknown`).
   */
  async verify(): Promise<string | undefined> {
    const { mobileVerification } = this;
    if (!mobileVerification.validate() || this.isChecking) return undefined;
    this.isChecking = true;
    this.isUnknown = false;
    try {
      const { ticket } = await mobileVerification.smsCode.captcha.runWithCaptcha((solved) =>
        this.api.checkResetCode({ mobile: mobileVerification.mobile.number, code: mobileVerification.code, ...solved })
      );
      mobileVerification.smsCode.clearSentCode();
      return ticket;
    } catch (error) {
      runInAction(() => {
        if (isApiError(error, 'NOT_FOUND')) this.isUnknown = true;
        else {
          if (isCodeError(error)) mobileVerification.enter('');
          mobileVerification.smsCode.setError(error);
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
