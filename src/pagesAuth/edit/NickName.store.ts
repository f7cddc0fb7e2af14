import { makeAutoObservable, runInAction } from 'mobx';
import type { BasicInfo, BasicInfoBody } from '@contract/user';
import { type NicknameProblem, nicknameProblem, normalizeNickname } from '@rules/nickname';
import { fieldErrorsOf } from '@/lib/ApiError';
import { Resource, type ResourceStatus } from '@/request/Resource';

interface NickNameApi {
  getBasicInfo(): Promise<BasicInfo>;
  updateBasicInfo(changes: BasicInfoBody): Promise<BasicInfo>;
}

/** Form for a new nickname. Lives as long as its page. */
export class NickNameStore {
  typed = '';
  isBanned = false;
  isTouched = false;
  isSaving = false;
  private readonly profile: Resource<BasicInfo>;

  constructor(private readonly api: NickNameApi) {
    this.profile = new Resource(() => api.getBasicInfo(), { missingCodes: [] });
    makeAutoObservable<this, 'api' | 'profile'>(this, { profile: false, api: false }, { autoBind: true });
  }

  /** Null until loaded. */
  get saved(): BasicInfo | null {
    return this.profile.value;
  }

  get error(): unknown {
    return this.profile.error;
  }

  get nickname(): string {
    return normalizeNickname(this.typed);
  }

  get length(): number {
    return [...this.nickname].length;
  }

  get status(): ResourceStatus {
    return this.profile.status;
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
    await this.profile.load();
    runInAction(() => (this.typed = this.saved?.nickname ?? this.typed));
  }

  type(typed: string): void {
    this.typed = typed;
    this.isBanned = false;
  }

  touch(): void {
    this.isTouched = true;
  }

  /**
   * Saves the nickname.
   * @returns false when the server rejected the nickname, with the reason in the state, or when it cannot be saved
   * @throws ApiError when the request fails
   */
  async save(): Promise<boolean> {
    if (!this.canSave || this.isSaving) return false;
    this.isSaving = true;
    try {
      await this.profile.showAnswer(() => this.api.updateBasicInfo({ nickname: this.nickname }));
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
