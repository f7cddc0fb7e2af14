import { makeAutoObservable, runInAction } from 'mobx';
import type { CodePurpose } from '@contract/login';
import { CodeSending, type CodeSendingApi } from './CodeSending';
import type { Solved } from './PuzzleGate';
import type { SentCodes } from './sentCodes';

export const CODE_LENGTH = 6;

interface EnterCodeApi<T> extends CodeSendingApi {
  /** What the six digits are for. Null when the person called it off: the code stays good. */
  submit(code: string, agreedVersion: string, solved: Solved): Promise<T | null>;
}

/** The code that a person enters, and the waits until another may be asked for. Lives as long as its page. */
export class EnterCodeStore<T> {
  code = '';
  isSubmitting = false;
  readonly sending: CodeSending;

  constructor(
    wanted: { mobile: string; purpose: CodePurpose },
    private readonly api: EnterCodeApi<T>,
    sentCodes: Pick<SentCodes, 'to' | 'remember' | 'forget'>,
    now?: () => number
  ) {
    this.sending = new CodeSending(wanted.purpose, () => wanted.mobile, api, sentCodes, now);
    makeAutoObservable<this, 'api'>(this, { sending: false, api: false }, { autoBind: true });
  }

  enter(code: string): void {
    this.code = code;
    this.sending.clearError();
  }

  /** Sends another code; the one that was typed is worthless then. A failure is in `sending.error`. */
  async resend(isVoice = false): Promise<void> {
    if (!this.sending.canSend || !(await this.sending.send(isVoice))) return;
    runInAction(() => {
      this.code = '';
    });
  }

  /**
   * Null when the person called it off; undefined when it failed (see `sending.error`; the boxes are empty again) or is
   * under way already.
   */
  async submit(): Promise<T | null | undefined> {
    const { code, sending } = this;
    if (code.length !== CODE_LENGTH || this.isSubmitting || sending.lockedSeconds > 0) return undefined;
    this.isSubmitting = true;
    sending.clearError();
    try {
      const answer = await sending.puzzle.run((solved) => this.api.submit(code, sending.agreedVersion, solved));
      if (answer !== null) sending.forget();
      return answer;
    } catch (error) {
      // Emptying the boxes takes the last error away, so it comes first.
      if (isAboutTheCode(error)) this.enter('');
      sending.fail(error);
      return undefined;
    } finally {
      runInAction(() => {
        this.isSubmitting = false;
      });
    }
  }

  dispose(): void {
    this.sending.dispose();
  }
}

/** A code that did not get through to the server may be sent again as it stands. */
export function isAboutTheCode(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'SMS_CODE_WRONG' || code === 'SMS_CODE_EXPIRED' || code === 'LOCKED';
}
