import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountState } from '@contract/account';
import { userNameProblem, type UserNameProblem } from '@rules/userName';

interface UserNameApi {
  setUserName(userName: string): Promise<AccountState>;
}

/** What only the server can say about a name. */
type ServerProblem = 'taken' | 'tooSoon';

/** A user name that is being set. Lives as long as its sheet. */
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

  /** When it may be changed again, epoch ms; null: now. */
  get lockedUntilMs(): number | null {
    return this.saved.userNameFromMs;
  }

  /** Said after the field was left, but for what more letters cannot mend: that at once. */
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

  /** Undefined when it failed (see `problem`, `error`) or is under way already. What was typed stays. */
  async save(): Promise<AccountState | undefined> {
    this.isTouched = true;
    if (!this.canSave || this.isSaving) return undefined;
    this.isSaving = true;
    this.error = undefined;
    try {
      return await this.api.setUserName(this.userName);
    } catch (error) {
      const { data } = error as { data?: { fields?: Record<string, string> } };
      runInAction(() => {
        if (data?.fields?.userName === undefined) this.error = error;
        else this.serverProblem = data.fields.userName as ServerProblem;
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }
}
