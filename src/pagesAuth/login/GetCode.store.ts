import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Session } from '@contract/user';
import type { LoginByCode, SentCode } from '../api/login';
import { agreementVersion } from '../agreement/version';
import type { SentCodes } from './sentCodes';

const CODE_LENGTH = 6;
const SECOND_MS = 1000;

export interface GetCodeApi {
  sendCode(mobile: string): Promise<SentCode>;
  logInByCode(body: LoginByCode): Promise<Session>;
}

/** The code that a person enters, and the minute until another may be asked for. Lives as long as its page. */
export class GetCodeStore {
  code = '';
  secondsLeft = 0;
  isLoggingIn = false;
  isSending = false;
  error: unknown = undefined;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly person: { mobile: string; inviteCode: string },
    private readonly api: GetCodeApi,
    private readonly sentCodes: Pick<SentCodes, 'to' | 'remember' | 'forget'>,
    private readonly now: () => number = Date.now
  ) {
    makeAutoObservable<this, 'person' | 'api' | 'sentCodes' | 'now' | 'timer'>(
      this,
      { error: observableRef, person: false, api: false, sentCodes: false, now: false, timer: false },
      { autoBind: true }
    );
  }

  /** False when no code was sent to this mobile, or it has expired since: the person has to start over. */
  get hasCode(): boolean {
    return this.sentCodes.to(this.person.mobile, this.now()) !== null;
  }

  /** Only the demo tells the code. */
  get demoCode(): string | undefined {
    return this.sentCodes.to(this.person.mobile, this.now())?.demoCode;
  }

  get canResend(): boolean {
    return this.secondsLeft === 0 && !this.isSending;
  }

  /** Counts down to the next possible code, from the clock: a page in the background misses ticks, not time. */
  startCountdown(): void {
    clearInterval(this.timer);
    this.tick();
    if (this.secondsLeft > 0) this.timer = setInterval(this.tick, SECOND_MS);
  }

  enter(code: string): void {
    this.code = code;
    this.error = undefined;
  }

  /** Sends another code; the one that was typed is worthless then. A failure is in `error`. */
  async resend(): Promise<void> {
    if (!this.canResend) return;
    this.isSending = true;
    this.error = undefined;
    try {
      const sent = await this.api.sendCode(this.person.mobile);
      runInAction(() => {
        this.code = '';
        this.sentCodes.remember(this.person.mobile, this.agreedVersion, sent, this.now());
        this.startCountdown();
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  /** Logs in. Undefined when it failed (see `error`; the boxes are empty again) or is under way already. */
  async logIn(): Promise<Session | undefined> {
    const { mobile, inviteCode } = this.person;
    const { code, agreedVersion } = this;
    if (code.length !== CODE_LENGTH || this.isLoggingIn) return undefined;
    this.isLoggingIn = true;
    this.error = undefined;
    try {
      const session = await this.api.logInByCode({ mobile, code, agreedVersion, ...(inviteCode && { inviteCode }) });
      this.sentCodes.forget();
      return session;
    } catch (error) {
      runInAction(() => {
        this.error = error;
        if (isAboutTheCode(error)) this.code = '';
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isLoggingIn = false;
      });
    }
  }

  dispose(): void {
    clearInterval(this.timer);
  }

  private get agreedVersion(): string {
    return this.sentCodes.to(this.person.mobile, this.now())?.agreedVersion ?? agreementVersion;
  }

  private tick(): void {
    const sent = this.sentCodes.to(this.person.mobile, this.now());
    this.secondsLeft = Math.max(0, Math.ceil(((sent?.resendAtMs ?? 0) - this.now()) / SECOND_MS));
    if (this.secondsLeft === 0) clearInterval(this.timer);
  }
}

/** A code that did not get through to the server may be sent again as it stands. */
function isAboutTheCode(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'SMS_CODE_WRONG' || code === 'SMS_CODE_EXPIRED' || code === 'LOCKED';
}
