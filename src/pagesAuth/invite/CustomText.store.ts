import { makeAutoObservable, runInAction } from 'mobx';
import { fieldErrorsOf } from '@/lib/ApiError';
import { currentToken } from '@/request/session';

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
  /** Text of the latest running request, and its end. */
  private pending: { text: string; work: Promise<boolean> } | undefined = undefined;

  /**
   * @param saveText returns the text as saved by the server
   * @param isTooLong length rule of the field
   */
  constructor(
    private readonly saveText: (text: string) => Promise<string>,
    private readonly isTooLong: (text: string) => boolean
  ) {
    makeAutoObservable<this, 'saveText' | 'isTooLong' | 'pending'>(
      this,
      { saveText: false, isTooLong: false, pending: false },
      { autoBind: true }
    );
  }

  get problem(): CustomTextProblem | undefined {
    return this.isTooLong(this.typed.trim()) ? 'maxLength' : this.serverProblem;
  }

  /** Sets the saved text; does not overwrite input. */
  initialize(saved: string): void {
    this.saved = saved;
    if (this.typed === '') this.typed = saved;
  }

  /** Removes what one user entered and saved before another one logs in. */
  reset(): void {
    this.typed = '';
    this.saved = '';
    this.serverProblem = undefined;
    this.pending = undefined;
  }

  type(text: string): void {
    this.typed = text;
    this.serverProblem = undefined;
  }

  /**
   * Saves the text, or waits for the running request that saves it; failures are stored in `problem`.
   * @returns true when this call changed the published text
   */
  async save(): Promise<boolean> {
    const text = this.typed.trim();
    const { pending } = this;
    if (this.problem === 'maxLength') return false;
    if (pending?.text === text) await pending.work;
    if (text === (pending?.text ?? this.saved)) return false;
    this.serverProblem = undefined;
    const work = this.send(text);
    this.pending = { text, work };
    return work;
  }

  private async send(text: string): Promise<boolean> {
    const token = currentToken();
    try {
      const saved = await this.saveText(text);
      if (token !== currentToken()) return false;
      // If the text was edited meanwhile, the request for the later text decides.
      runInAction(() => {
        if (this.pending?.text === text) this.saved = saved;
      });
      return this.saved === saved;
    } catch (error) {
      runInAction(() => {
        const isShown = token === currentToken() && this.typed.trim() === text;
        if (isShown) this.serverProblem = isBanned(error) ? 'banned' : 'unknown';
      });
      return false;
    } finally {
      if (this.pending?.text === text) this.pending = undefined;
    }
  }
}

function isBanned(error: unknown): boolean {
  return Object.values(fieldErrorsOf(error)).includes('banned');
}
