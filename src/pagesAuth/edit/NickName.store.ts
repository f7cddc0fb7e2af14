import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BasicInfo, BasicInfoBody } from '@contract/user';
import { nicknameProblem, normalizeNickname, type NicknameProblem } from '@rules/nickname';

interface NickNameApi {
  getBasicInfo(): Promise<BasicInfo>;
  updateBasicInfo(changes: BasicInfoBody): Promise<BasicInfo>;
}

/** A new nickname. Lives as long as its page. */
export class NickNameStore {
  typed = '';
  /** Null until it is there. */
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

  /** When it may be changed again, epoch ms; null: now. */
  get lockedUntilMs(): number | null {
    return this.saved?.nicknameFromMs ?? null;
  }

  /** Said after the field was left, but for what can only get worse: that at once. */
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

  /** True when it is saved; false when the name was refused, which then stands there. Rejects when it did not arrive. */
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
      const { data } = error as { data?: { fields?: Record<string, string> } };
      if (data?.fields?.nickname === 'tooSoon') await this.load();
      else if (data?.fields?.nickname === 'banned') runInAction(() => (this.isBanned = true));
      else throw error;
      return false;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }
}
