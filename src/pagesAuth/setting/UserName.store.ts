import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountState } from '@contract/account';
import { type UserNameProblem, userNameProblem } from '@rules/userName';
import { fieldErrorsOf } from '@/lib/ApiError';

interface UserNameApi {
  setUserName(userName: string): Promise<void>;
}

/** Problems with a name that only the server can detect. */
type ServerProblem = 'taken' | 'tooSoon';

/** Form for setting a user name. Lives as long as its sheet. */
export class UserNameStore {
  typed: string;
  isSaving = false;
  isTouched = false;
  error: unknown = undefined;
  private serverProblem: ServerProblem | undefined = undefined;

  constructor(
    private readonly saved: Pick<AccountState, 'userName' | 'userNameFromMs'>,
    private readonly api: UserNameApi
  ) {
    this.typed = saved.userName ?? '';
    makeAutoObservable<this, 'saved' | 'api'>(
      this,
      { error: observableRef, saved: false, api: false },
      { autoBind: true }
    );
  }

  get userName(): string {
    return this.typed.trim();
  }

  /** Epoch ms from which the name can be changed again; null when it can be changed now. */
  get lockedUntilMs(): number | null {
    return this.saved.userNameFromMs;
  }

  /** Error of the name. "Too short" is shown after blur or submit, errors that more typing cannot fix immediately. */
  get problem(): UserNameProblem | ServerProblem | undefined {
    if (this.serverProblem) return this.serverProblem;
    const problem = userNameProblem(this.userName);
    const isUnfinished = problem === 'tooShort' || this.userName === '';
    return isUnfinished && !this.isTouched ? undefined : problem;
  }

  get canSave(): boolean {
    return (
      this.lockedUntilMs === null &&
      this.userName !== this.saved.userName &&
      this.serverProblem === undefined &&
      userNameProblem(this.userName) === undefined
    );
  }

  type(typed: string): void {
    this.typed = typed;
    this.serverProblem = undefined;
    this.error = undefined;
  }

  touch(): void {
    this.isTouched = true;
  }

  /**
   * Saves the name and keeps the input on failure.
   * @returns false on failure (see `problem`, `error`) or while another call is running
   */
  async save(): Promise<boolean> {
    this.isTouched = true;
    if (!this.canSave || this.isSaving) return false;
    this.isSaving = true;
    this.error = undefined;
    try {
      await this.api.setUserName(this.userName);
      return true;
    } catch (error) {
      const fields = fieldErrorsOf(error);
      runInAction(() => {
        if (fields.userName === undefined) this.error = error;
        else this.serverProblem = fields.userName as ServerProblem;
      });
      return false;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }
}
