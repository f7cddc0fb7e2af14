import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountState } from '@contract/account';
import { userNameProblem, type UserNameProblem } from '@rules/userName';

interface UserNameApi {
  setUserName(userName: string): Promise<AccountState>;
}

/** What only the server can say about a name. */
type Refusal = 'taken' | 'tooSoon';

/** A user name that is being set. Lives as long as its sheet. */
export class UserNameStore {
  typed: string;
  isSaving = false;
  wasLeft = false;
  error: unknown = undefined;
  private refusal: Refusal | undefined = undefined;

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
  get restsUntilMs(): number | null {
    return this.saved.userNameFromMs;
  }

  /** Said after the field was left, but for what more letters cannot mend: that at once. */
  get problem(): UserNameProblem | Refusal | undefined {
    if (this.refusal) return this.refusal;
    const problem = userNameProblem(this.userName);
    const isUnfinished = problem === 'tooShort' || this.userName === '';
    return isUnfinished && !this.wasLeft ? undefined : problem;
  }

  get canSave(): boolean {
    return (
      this.restsUntilMs === null &&
      this.userName !== this.saved.userName &&
      this.refusal === undefined &&
      userNameProblem(this.userName) === undefined
    );
  }

  type(typed: string): void {
    this.typed = typed;
    this.refusal = undefined;
    this.error = undefined;
  }

  leave(): void {
    this.wasLeft = true;
  }

  /** Undefined when it failed (see `problem`, `error`) or is under way already. What was typed stays. */
  async save(): Promise<AccountState | undefined> {
    this.wasLeft = true;
    if (!this.canSave || this.isSaving) return undefined;
    this.isSaving = true;
    this.error = undefined;
    try {
      return await this.api.setUserName(this.userName);
    } catch (error) {
      const { data } = error as { data?: { fields?: Record<string, string> } };
      runInAction(() => {
        if (data?.fields?.userName === undefined) this.error = error;
        else this.refusal = data.fields.userName as Refusal;
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }
}
