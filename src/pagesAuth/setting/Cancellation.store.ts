import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Cancellation } from '@contract/account';
import type { SentCode } from '@contract/login';
import { CodeRequestStore } from '@/components/smsCode/CodeRequest.store';
import { isCodeError } from '@/components/smsCode/isCodeError';
import { isApiError } from '@/lib/ApiError';
import { Resource } from '@/request/Resource';

interface CancellationApi {
  getCancellation(): Promise<Cancellation>;
  requestCancellation(code: string): Promise<Cancellation>;
  undoCancellation(): Promise<Cancellation>;
  sendOwnCode(purpose: 'cancel'): Promise<SentCode>;
}

/** Account cancellation: terms and obstacles first, then the code. Lives as long as its sheet. */
export class CancellationStore {
  /** True once the user has confirmed the terms on deleted and retained data. */
  isUnderstood = false;
  /** True when the user was reminded to confirm the terms. */
  isReminded = false;
  /** True in the last step, where the code is entered. */
  isVerifying = false;
  readonly code: CodeRequestStore;
  private readonly resource: Resource<Cancellation>;
  private stepError: unknown = undefined;
  private isSubmitting = false;

  constructor(private readonly api: CancellationApi) {
    this.code = new CodeRequestStore(() => api.sendOwnCode('cancel'));
    this.resource = new Resource(() => api.getCancellation());
    makeAutoObservable<this, 'api' | 'resource' | 'stepError'>(
      this,
      { stepError: observableRef, code: false, api: false, resource: false },
      { autoBind: true }
    );
  }

  /** Null before loading. */
  get state(): Cancellation | null {
    return this.resource.value;
  }

  /** Error of loading or of the last step. */
  get error(): unknown {
    return this.stepError ?? this.resource.error;
  }

  get isBusy(): boolean {
    return this.isSubmitting || this.resource.isLoading;
  }

  get isBlocked(): boolean {
    return (this.state?.ownedCompanies.length ?? 0) > 0;
  }

  understand(isUnderstood: boolean): void {
    this.isUnderstood = isUnderstood;
    this.isReminded = false;
  }

  remind(): void {
    this.isReminded = true;
  }

  startVerification(): void {
    this.isVerifying = this.isUnderstood;
  }

  load(): Promise<boolean> {
    this.stepError = undefined;
    return this.resource.load();
  }

  /**
   * Requests the cancellation.
   * @returns true when the seven-day period has begun
   */
  async request(): Promise<boolean> {
    if (!this.code.isComplete) return false;
    const isRequested = await this.run(() => this.api.requestCancellation(this.code.code));
    // The user has become owner of a company meanwhile; reloading returns which one.
    if (!isRequested && isApiError(this.error, 'CONFLICT')) {
      runInAction(() => {
        this.isVerifying = false;
      });
      await this.load();
    }
    return isRequested;
  }

  /**
   * Revokes the cancellation.
   * @returns true when the account remains
   */
  undo(): Promise<boolean> {
    return this.run(() => this.api.undoCancellation());
  }

  dispose(): void {
    this.code.dispose();
  }

  private async run(work: () => Promise<Cancellation>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isSubmitting = true;
    this.stepError = undefined;
    try {
      await this.resource.showAnswer(work);
      return true;
    } catch (error) {
      runInAction(() => {
        if (isCodeError(error)) this.code.reject(error);
        else this.stepError = error;
      });
      return false;
    } finally {
      runInAction(() => {
        this.isSubmitting = false;
      });
    }
  }
}
