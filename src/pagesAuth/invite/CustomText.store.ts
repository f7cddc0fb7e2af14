import { makeAutoObservable, runInAction } from 'mobx';
import { fieldErrorsOf } from '@/lib/ApiError';

/** `maxLength`: too long; `banned`: moderation rejected it; `unknown`: the server could not be reached. */
export type CustomTextProblem = 'maxLength' | 'banned' | 'unknown';

/**
 * The user's own text that replaces a suggested one. Others see it after moderation; until then the previous text is
 * shown.
 */
export class CustomTextStore {
  /** Current value of the field. */
  typed = '';
  /** Published text; empty for the suggested one. */
  saved = '';
  private serverProblem: CustomTextProblem | undefined = undefined;
  /** Text of the running request. */
  private pendingText: string | undefined = undefined;

  /**
   * @param saveText returns the text as saved by the server
   * @param isTooLong length rule of the field
   */
  constructor(
    private readonly saveText: (text: string) => Promise<string>,
    private readonly isTooLong: (text: string) => boolean
  ) {
    makeAutoObservable<this, 'saveText' | 'isTooLong'>(this, { saveText: false, isTooLong: false }, { autoBind: true });
  }

  get problem(): CustomTextProblem | undefined {
    return this.isTooLong(this.typed.trim()) ? 'maxLength' : this.serverProblem;
  }

  /** Sets the saved text; does not overwrite input. */
  initialize(saved: string): void {
    this.saved = saved;
    if (this.typed === '') this.typed = saved;
  }

  type(text: string): void {
    this.typed = text;
    this.serverProblem = undefined;
  }

  /**
   * Saves the text; failures are stored in `problem`.
   * @returns true when the published text changed
   */
  async save(): Promise<boolean> {
    const text = this.typed.trim();
    if (this.problem === 'maxLength' || text === this.saved || text === this.pendingText) return false;
    this.pendingText = text;
    this.serverProblem = undefined;
    try {
      const saved = await this.saveText(text);
      // If the text was edited meanwhile, the request for the later text decides.
      runInAction(() => {
        if (this.pendingText === text) this.saved = saved;
      });
      return this.saved === saved;
    } catch (error) {
      runInAction(() => {
        if (this.typed.trim() === text) this.serverProblem = isBanned(error) ? 'banned' : 'unknown';
      });
      return false;
    } finally {
      runInAction(() => {
        if (this.pendingText === text) this.pendingText = undefined;
      });
    }
  }
}

function isBanned(error: unknown): boolean {
  return Object.values(fieldErrorsOf(error)).includes('banned');
}
