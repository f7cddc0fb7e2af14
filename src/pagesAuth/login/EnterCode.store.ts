import { makeAutoObservable, runInAction } from 'mobx';
import type { CodePurpose } from '@contract/login';
import { isCodeError } from '@/components/smsCode/isCodeError';
import type { SolvedCaptcha } from './CaptchaGate.store';
import type { SentCodesStore } from './sentCodes';
import { type SmsCodeApi, SmsCodeStore } from './SmsCode.store';

export const CODE_LENGTH = 6;

interface EnterCodeApi<T> extends SmsCodeApi {
  /** Submits the six digits. Resolves to null when the user cancelled; the code then remains valid. */
  submit(code: string, agreedVersion: string, solved: SolvedCaptcha): Promise<T | null>;
}

/** Code entry with the delays before another code can be requested. Lives as long as its page. */
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

  /** Requests another code, which invalidates the previous one. A failure is stored in `smsCode.error`. */
  async resend(isVoice = false): Promise<void> {
    if (!this.smsCode.canSend || !(await this.smsCode.send(isVoice))) return;
    runInAction(() => {
      this.code = '';
    });
  }

  /**
   * Submits the code.
   * @returns null when the user cancelled; undefined when it failed (see `smsCode.error`; a wrong code is cleared) or
   * is running
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
      // `enter` clears the error and must therefore come first.
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
