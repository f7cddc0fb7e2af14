import { makeAutoObservable, runInAction } from 'mobx';
import type { SentToAccount } from '@contract/password';
import { idCharacters, type IdNumberProblem, idNumberProblem, idTypeOf } from '@rules/identity';
import { isRealName } from '@rules/personName';
import { shanghaiDay } from '@rules/shanghaiTime';
import { CodeRequestStore } from '@/components/smsCode/CodeRequest.store';
import { isCodeError } from '@/components/smsCode/isCodeError';
import { isApiError } from '@/lib/ApiError';
import type { Identity } from '../api/login';

export interface IdentityVerificationApi {
  sendIdentityCode(identity: Identity): Promise<SentToAccount>;
  checkIdentityCode(identity: Identity & { code: string }): Promise<{ ticket: string }>;
}

type Field = 'realName' | 'idNumber';

/** Password recovery by identity, for users who cannot use their mobile number. Lives as long as its page. */
export class IdentityVerificationStore {
  values: Record<Field, string> = { realName: '', idNumber: '' };
  isChecking = false;
  /** True when the server requires a captcha before the next attempt. */
  needsCaptcha = false;
  readonly code: CodeRequestStore<SentToAccount>;
  private touched: Record<Field, boolean> = { realName: false, idNumber: false };
  private captchaId: string | undefined = undefined;
  /** Step to continue after the captcha. */
  private pendingStep: 'code' | 'ticket' = 'code';

  constructor(private readonly api: IdentityVerificationApi) {
    this.code = new CodeRequestStore(() => this.send());
    makeAutoObservable<this, 'api' | 'captchaId' | 'pendingStep'>(
      this,
      { code: false, api: false, captchaId: false, pendingStep: false },
      { autoBind: true }
    );
  }

  /** Masked number that received the code; empty before. */
  get mobile(): string {
    return this.code.sent?.mobile ?? '';
  }

  get hasNameError(): boolean {
    return this.touched.realName && !isRealName(this.values.realName);
  }

  get numberProblem(): IdNumberProblem | undefined {
    return this.touched.idNumber ? this.currentNumberProblem : undefined;
  }

  get isComplete(): boolean {
    return isRealName(this.values.realName) && this.currentNumberProblem === undefined;
  }

  type(field: Field, text: string): void {
    const value = field === 'idNumber' ? idCharacters(text) : text.trim();
    if (value === this.values[field]) return;
    this.values[field] = value;
    this.touched[field] = false;
    // The sent code belongs to the previous identity.
    this.code.reset();
  }

  touch(field: Field): void {
    this.touched[field] = this.values[field] !== '';
  }

  /** Shows the errors of all fields from now on. */
  touchAll(): void {
    this.touched = { realName: true, idNumber: true };
  }

  /**
   * Returns the ticket for a new password; undefined when it failed (see `code.error`, `needsCaptcha`) or another identity
   * was typed meanwhile.
   */
  async verify(): Promise<string | undefined> {
    if (!this.isComplete || !this.code.isComplete || this.isChecking) return undefined;
    this.isChecking = true;
    const identity = this.identity();
    try {
      const { ticket } = await this.api.checkIdentityCode({ ...identity, code: this.code.code });
      return this.isTyped(identity) ? ticket : undefined;
    } catch (error) {
      if (this.isTyped(identity)) runInAction(() => this.handleError(error));
      return undefined;
    } finally {
      runInAction(() => {
        this.isChecking = false;
      });
    }
  }

  /**
   * Continues the step that required the captcha.
   * @returns the ticket, as `verify` does; undefined after requesting a code
   */
  async solve(captchaId: string): Promise<string | undefined> {
    this.captchaId = captchaId;
    this.needsCaptcha = false;
    if (this.pendingStep === 'ticket') return this.verify();
    await this.code.send();
    return undefined;
  }

  closeCaptcha(): void {
    this.needsCaptcha = false;
  }

  dispose(): void {
    this.code.dispose();
  }

  private get currentNumberProblem(): IdNumberProblem | undefined {
    const { idNumber } = this.values;
    return idNumberProblem(idTypeOf(idNumber), idNumber, shanghaiDay(Date.now()));
  }

  private async send(): Promise<SentToAccount> {
    const identity = this.identity();
    try {
      return await this.api.sendIdentityCode(identity);
    } catch (error) {
      if (this.isTyped(identity)) runInAction(() => this.recordCaptchaDemand(error, 'code'));
      throw error;
    }
  }

  /** Returns the identity, with the captcha id on first use only. */
  private identity(): Identity {
    const { captchaId } = this;
    this.captchaId = undefined;
    return { ...this.values, ...(captchaId !== undefined && { captchaId }) };
  }

  /** Returns false for an answer about an identity that has been changed since. */
  private isTyped({ realName, idNumber }: Identity): boolean {
    return realName === this.values.realName && idNumber === this.values.idNumber;
  }

  private handleError(error: unknown): void {
    this.recordCaptchaDemand(error, 'ticket');
    if (isCodeError(error)) this.code.reject(error);
    else this.code.setError(error);
  }

  private recordCaptchaDemand(error: unknown, pendingStep: 'code' | 'ticket'): void {
    if (!isApiError(error, 'CAPTCHA_NEEDED')) return;
    this.needsCaptcha = true;
    this.pendingStep = pendingStep;
  }
}
