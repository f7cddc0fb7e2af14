import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SentCode } from '@contract/login';
import { CodeRequestStore } from '@/components/smsCode/CodeRequest.store';
import { isCodeError } from '@/components/smsCode/isCodeError';
import { isApiError } from '@/lib/ApiError';
import type { IdentityProof, NewMobile } from '../api/account';
import { MobileFieldStore, type NumberCountry } from '../login/MobileField.store';

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
  /** Proof from the first step; empty until it is done. */
  ticket = '';
  isBusy = false;
  /** Error of the password, the new number or the network; code errors are stored in the code stores. */
  error: unknown = undefined;
  isNumberTouched = false;
  readonly field = new MobileFieldStore();
  readonly ownCode: CodeRequestStore;
  readonly newCode: CodeRequestStore;

  constructor(private readonly api: MobileChangeApi) {
    this.ownCode = new CodeRequestStore(() => api.sendOwnCode('changeMobile'));
    this.newCode = new CodeRequestStore(() => api.sendCodeToNew(this.mobile));
    makeAutoObservable<this, 'api'>(
      this,
      { error: observableRef, field: false, ownCode: false, newCode: false, api: false },
      { autoBind: true }
    );
  }

  /** New number as it is sent. */
  get mobile(): string {
    return this.field.number;
  }

  get isVerified(): boolean {
    return this.ticket !== '';
  }

  get isNumberValid(): boolean {
    return this.field.isValid;
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
    const { mobile } = this;
    this.field.type(typed);
    // A code belongs to the number that it was sent to.
    if (mobile !== this.mobile) this.newCode.reset();
    this.error = undefined;
  }

  /** Changes the country of the new number, which begins again. */
  chooseCountry(country: NumberCountry): void {
    this.field.choose(country);
    this.setMobile('');
    this.isNumberTouched = false;
    this.newCode.reset();
  }

  touchNumber(): void {
    this.isNumberTouched = this.field.digits !== '';
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
