import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SentCode } from '@contract/login';
import { isMobile } from '@rules/phone';
import { CodeRequestStore } from '@/components/smsCode/CodeRequest.store';
import { isCodeError } from '@/components/smsCode/isCodeError';
import { isApiError } from '@/lib/ApiError';
import { mobileDigits } from '@/lib/mobile';
import type { IdentityProof, NewMobile } from '../api/account';

interface MobileChangeApi {
  sendOwnCode(purpose: 'changeMobile'): Promise<SentCode>;
  sendCodeToNew(mobile: string): Promise<SentCode>;
  verifyForMobileChange(proof: IdentityProof): Promise<{ ticket: string }>;
  changeMobile(change: NewMobile): Promise<void>;
}

/** Mobile number change in two steps: verification of the user, then of the new number. */
export class MobileChangeStore {
  method: 'code' | 'password' = 'code';
  password = '';
  mobile = '';
  /** Proof from the first step; empty until it is done. */
  ticket = '';
  isBusy = false;
  /** Error of the password, the new number or the network; code errors are stored in the code stores. */
  error: unknown = undefined;
  isNumberTouched = false;
  readonly ownCode: CodeRequestStore;
  readonly newCode: CodeRequestStore;

  constructor(private readonly api: MobileChangeApi) {
    this.ownCode = new CodeRequestStore(() => api.sendOwnCode('changeMobile'));
    this.newCode = new CodeRequestStore(() => api.sendCodeToNew(this.mobile));
    makeAutoObservable<this, 'api'>(
      this,
      { error: observableRef, ownCode: false, newCode: false, api: false },
      { autoBind: true }
    );
  }

  get isVerified(): boolean {
    return this.ticket !== '';
  }

  get isNumberValid(): boolean {
    return isMobile(this.mobile);
  }

  get hasNumberError(): boolean {
    return this.isNumberTouched && !this.isNumberValid;
  }

  get canVerify(): boolean {
    return this.method === 'code' ? this.ownCode.isComplete : this.password !== '';
  }

  setMethod(method: 'code' | 'password'): void {
    this.method = method;
    this.error = undefined;
  }

  setPassword(password: string): void {
    this.password = password;
    this.error = undefined;
  }

  setMobile(typed: string): void {
    const mobile = mobileDigits(typed);
    // A code belongs to the number that it was sent to.
    if (mobile !== this.mobile) this.newCode.reset();
    this.mobile = mobile;
    this.error = undefined;
  }

  touchNumber(): void {
    this.isNumberTouched = this.mobile !== '';
  }

  /** Runs the first step; returns false when the proof was rejected. */
  async verify(): Promise<boolean> {
    if (this.isBusy || !this.canVerify) return false;
    const { method, password, ownCode } = this;
    return this.runStep(ownCode, async () => {
      const { ticket } = await this.api.verifyForMobileChange(
        method === 'code' ? { code: ownCode.code } : { password }
      );
      runInAction(() => {
        this.ticket = ticket;
      });
    });
  }

  /** Runs the second step; returns false when it was rejected. */
  async change(): Promise<boolean> {
    if (this.isBusy || !this.newCode.isComplete) return false;
    const { ticket, mobile, newCode } = this;
    return this.runStep(newCode, () => this.api.changeMobile({ ticket, mobile, code: newCode.code }));
  }

  dispose(): void {
    this.ownCode.dispose();
    this.newCode.dispose();
  }

  private async runStep(code: CodeRequestStore, work: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    this.error = undefined;
    try {
      await work();
      return true;
    } catch (error) {
      runInAction(() => this.handleError(code, error));
      return false;
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  private handleError(code: CodeRequestStore, error: unknown): void {
    if (isCodeError(error)) code.reject(error);
    else this.error = error;
    // The ticket has expired: restart with the first step.
    if (isApiError(error, 'TICKET_EXPIRED')) this.ticket = '';
  }
}
