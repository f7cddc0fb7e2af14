import { makeAutoObservable, runInAction } from 'mobx';
import type { CodePurpose } from '@contract/login';
import { SmsCodeStore, type SmsCodeApi } from './SmsCode.store';
import type { SolvedCaptcha } from './CaptchaGate.store';
import type { SentCodesStore } from './sentCodes';

export const CODE_LENGTH = 6;

interface EnterCodeApi<T> extends SmsCodeApi {
  /** What the six digits are for. Null when the person called it off: the code stays good. */
  submit(code: string, agreedVersion: string, solved: SolvedCaptcha): Promise<T | null>;
}

/** The code that a person enters, and the waits until another may be asked for. Lives as long as its page. */
export class EnterCodeStore<T> {
  code = '';
  isSubmitting = false;
  readonly smsCode: SmsCodeStore;

  constructor(
    target: { mobile: string; purpose: CodePurpose },
    private readonly api: EnterCodeApi<T>,
    sentCodes: Pick<SentCodesStore, 'find' | 'save' | 'clear'>,
    now?: () => number
  ) {
    this.smsCode = new SmsCodeStore(target.purpose, () => target.mobile, api, sentCodes, now);
    makeAutoObservable<this, 'api'>(this, { smsCode: false, api: false }, { autoBind: true });
  }

  enter(code: string): void {
    this.code = code;
    this.smsCode.clearError();
  }

  /** Sends another code; the one that was typed is worthless then. A failure is in `smsCode.error`. */
  async resend(isVoice = false): Promise<void> {
    if (!this.smsCode.canSend || !(await this.smsCode.send(isVoice))) return;
    runInAction(() => {
      this.code = '';
    });
  }

  /**
   * Null when the person called it off; undefined when it failed (see `smsCode.error`; the boxes are empty again) or is
   * under way already.
   */
  async submit(): Promise<T | null | undefined> {
    const { code, smsCode } = this;
    if (code.length !== CODE_LENGTH || this.isSubmitting || smsCode.lockedSeconds > 0) return undefined;
    this.isSubmitting = true;
    smsCode.clearError();
    try {
      const answer = await smsCode.captcha.runWithCaptcha((solved) =>
        this.api.submit(code, smsCode.agreedVersion, solved)
      );
      if (answer !== null) smsCode.clearSentCode();
      return answer;
    } catch (error) {
      // Emptying the boxes takes the last error away, so it comes first.
      if (isCodeError(error)) this.enter('');
      smsCode.setError(error);
      return undefined;
    } finally {
      runInAction(() => {
        this.isSubmitting = false;
      });
    }
  }

  dispose(): void {
    this.smsCode.dispose();
  }
}

/** A code that did not get through to the server may be sent again as it stands. */
export function isCodeError(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'SMS_CODE_WRONG' || code === 'SMS_CODE_EXPIRED' || code === 'LOCKED';
}
