import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BasicInfo, BasicInfoBody } from '@contract/user';
import { nicknameProblem, normalizeNickname, type NicknameProblem } from '@rules/nickname';
import { fieldErrorsOf } from '@/lib/ApiError';

interface NickNameApi {
  getBasicInfo(): Promise<BasicInfo>;
  updateBasicInfo(changes: BasicInfoBody): Promise<BasicInfo>;
}

/** Form for a new nickname. Lives as long as its page. */
export class NickNameStore {
  typed = '';
  /** Null until loaded. */
  saved: BasicInfo | null = null;
  error: unknown = undefined;
  isBanned = false;
  isTouched = false;
  isSaving = false;

  constructor(private readonly api: NickNameApi) {
    makeAutoObservable<this, 'api'>(
      this,
      { saved: observableRef, error: observableRef, api: false },
      { autoBind: true }
    );
  }

  get nickname(): string {
    return normalizeNickname(this.typed);
  }

  get length(): number {
    return [...this.nickname].length;
  }

  get status(): 'ready' | 'loading' | 'error' {
    if (this.saved) return 'ready';
    return this.error === undefined ? 'loading' : 'error';
  }

  get isChanged(): boolean {
    return this.saved !== null && this.nickname !== this.saved.nickname;
  }

  /** Earliest time of the next change in epoch ms; null when a change is allowed now. */
  get lockedUntilMs(): number | null {
    return this.saved?.nicknameFromMs ?? null;
  }

  /** Problem to show: "too short" only after the field was touched, all others immediately. */
  get problem(): NicknameProblem | undefined {
    const problem = nicknameProblem(this.nickname);
    return problem === 'tooShort' && !this.isTouched ? undefined : problem;
  }

  get canSave(): boolean {
    return this.isChanged && this.lockedUntilMs === null && nicknameProblem(this.nickname) === undefined;
  }

  async load(): Promise<void> {
    this.error = undefined;
    try {
      const saved = await this.api.getBasicInfo();
      runInAction(() => {
        this.saved = saved;
        this.typed = saved.nickname;
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    }
  }

  type(typed: string): void {
    this.typed = typed;
    this.isBanned = false;
  }

  touch(): void {
    this.isTouched = true;
  }

  /**
   * Saves the nickname. Rejects when the request failed.
   * @returns false when the server rejected the nickname, with the reason in the state, or when it cannot be saved
   */
  async save(): Promise<boolean> {
    if (!this.canSave || this.isSaving) return false;
    this.isSaving = true;
    try {
      const saved = await this.api.updateBasicInfo({ nickname: this.nickname });
      runInAction(() => {
        this.saved = saved;
      });
      return true;
    } catch (error) {
      const fields = fieldErrorsOf(error);
      if (fields.nickname === 'tooSoon') await this.load();
      else if (fields.nickname === 'banned') runInAction(() => (this.isBanned = true));
      else throw error;
      return false;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }
}
