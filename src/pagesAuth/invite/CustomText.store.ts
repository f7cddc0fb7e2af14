import { makeAutoObservable, runInAction } from 'mobx';

/** `maxLength`: too long; `banned`: others may not be shown it; `unknown`: the server could not be asked. */
export type CustomTextProblem = 'maxLength' | 'banned' | 'unknown';

/**
 * A text of the person's own, in place of one that is suggested. Others see it once the server has said that it may be
 * shown; until then they see the one before.
 */
export class CustomTextStore {
  /** As it stands in the field. */
  typed = '';
  /** What others see; empty stands for what is suggested. */
  saved = '';
  private serverProblem: CustomTextProblem | undefined = undefined;
  /** What the server is being asked about. */
  private pendingText: string | undefined = undefined;

  /**
   * @param saveText answers the text as the server keeps it
   * @param isTooLong the rule of the field
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

  /** What the person wrote before. Changes nothing for somebody who types already. */
  initialize(saved: string): void {
    this.saved = saved;
    if (this.typed === '') this.typed = saved;
  }

  type(text: string): void {
    this.typed = text;
    this.serverProblem = undefined;
  }

  /** True when others see something else from now on. Never rejects: what was wrong is in `problem`. */
  async save(): Promise<boolean> {
    const text = this.typed.trim();
    if (this.problem === 'maxLength' || text === this.saved || text === this.pendingText) return false;
    this.pendingText = text;
    this.serverProblem = undefined;
    try {
      const saved = await this.saveText(text);
      // Typed on meanwhile: the later text is asked about in its turn.
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
  const { data } = error as { data?: { fields?: Record<string, string> } };
  return Object.values(data?.fields ?? {}).includes('banned');
}
