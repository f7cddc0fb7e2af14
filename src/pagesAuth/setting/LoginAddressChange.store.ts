import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SentCode } from '@contract/login';
import { CodeRequestStore } from '@/components/smsCode/CodeRequest.store';
import { isCodeError } from '@/components/smsCode/isCodeError';
import { isApiError } from '@/lib/ApiError';
import type { IdentityProof } from '../api/account';
import type { EmailFieldStore } from '../login/EmailField.store';
import { MobileFieldStore, type NumberCountry } from '../login/MobileField.store';

interface LoginAddressChangeApi {
  sendOwnCode(purpose: 'changeMobile'): Promise<SentCode>;
  sendCodeToNew(address: string): Promise<SentCode>;
  verifyForMobileChange(proof: IdentityProof): Promise<{ ticket: string }>;
  change(change: { ticket: string; address: string; code: string }): Promise<void>;
}

/** Change of the mobile number, or of the e-mail address, in two steps: verification of the user, then of the new one. */
export class LoginAddressChangeStore {
  method: 'code' | 'password' = 'code';
  password = '';
  /** Proof from the first step; empty until it is done. */
  ticket = '';
  isBusy = false;
  /** Error of the password, the new number or the network; code errors are stored in the code stores. */
  error: unknown = undefined;
  isAddressTouched = false;
  readonly field = new MobileFieldStore();
  readonly ownCode: CodeRequestStore;
  readonly newCode: CodeRequestStore;

  constructor(
    private readonly api: LoginAddressChangeApi,
    /** Field of a new e-mail address; without one a number is changed. */
    private readonly email: EmailFieldStore | null = null
  ) {
    this.ownCode = new CodeRequestStore(() => api.sendOwnCode('changeMobile'));
    this.newCode = new CodeRequestStore(() => api.sendCodeToNew(this.address));
    makeAutoObservable<this, 'api' | 'email'>(
      this,
      { error: observableRef, field: false, ownCode: false, newCode: false, api: false, email: false },
      { autoBind: true }
    );
  }

  /** New number or e-mail address as it is sent. */
  get address(): string {
    return this.email?.address ?? this.field.number;
  }

  /** The typed text in the form of the field. */
  get typed(): string {
    return this.email?.typed ?? this.field.formatted;
  }

  get isVerified(): boolean {
    return this.ticket !== '';
  }

  get isAddressValid(): boolean {
    return (this.email ?? this.field).isValid;
  }

  get hasAddressError(): boolean {
    return this.isAddressTouched && !this.isAddressValid;
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

  setAddress(typed: string): void {
    const { address } = this;
    (this.email ?? this.field).type(typed);
    // A code belongs to the number or address that it was sent to.
    if (address !== this.address) this.newCode.reset();
    this.error = undefined;
  }

  /** Changes the country of the new number, which begins again. */
  chooseCountry(country: NumberCountry): void {
    this.field.choose(country);
    this.setAddress('');
    this.isAddressTouched = false;
    this.newCode.reset();
  }

  touchAddress(): void {
    this.isAddressTouched = this.typed !== '';
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
    const { ticket, address, newCode } = this;
    return this.runStep(newCode, () => this.api.change({ ticket, address, code: newCode.code }));
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
