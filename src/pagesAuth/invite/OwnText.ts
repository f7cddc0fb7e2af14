import { makeAutoObservable, runInAction } from 'mobx';

/** `maxLength`: too long; `banned`: others may not be shown it; `unknown`: the server could not be asked. */
export type OwnTextProblem = 'maxLength' | 'banned' | 'unknown';

/**
 * A text of the person's own, in place of one that is suggested. Others see it once the server has said that it may be
 * shown; until then they see the one before.
 */
export class OwnText {
  /** As it stands in the field. */
  typed = '';
  /** What others see; empty stands for what is suggested. */
  kept = '';
  private refusal: OwnTextProblem | undefined = undefined;
  /** What the server is being asked about. */
  private asked: string | undefined = undefined;

  /**
   * @param save answers the text as the server keeps it
   * @param isTooLong the rule of the field
   */
  constructor(
    private readonly save: (text: string) => Promise<string>,
    private readonly isTooLong: (text: string) => boolean
  ) {
    makeAutoObservable<this, 'save' | 'isTooLong'>(this, { save: false, isTooLong: false }, { autoBind: true });
  }

  get problem(): OwnTextProblem | undefined {
    return this.isTooLong(this.typed.trim()) ? 'maxLength' : this.refusal;
  }

  /** What the person wrote before. Changes nothing for somebody who types already. */
  begin(kept: string): void {
    this.kept = kept;
    if (this.typed === '') this.typed = kept;
  }

  type(text: string): void {
    this.typed = text;
    this.refusal = undefined;
  }

  /** True when others see something else from now on. Never rejects: what was wrong is in `problem`. */
  async keep(): Promise<boolean> {
    const text = this.typed.trim();
    if (this.problem === 'maxLength' || text === this.kept || text === this.asked) return false;
    this.asked = text;
    this.refusal = undefined;
    try {
      const kept = await this.save(text);
      // Typed on meanwhile: the later text is asked about in its turn.
      runInAction(() => {
        if (this.asked === text) this.kept = kept;
      });
      return this.kept === kept;
    } catch (error) {
      runInAction(() => {
        if (this.typed.trim() === text) this.refusal = isBanned(error) ? 'banned' : 'unknown';
      });
      return false;
    } finally {
      runInAction(() => {
        if (this.asked === text) this.asked = undefined;
      });
    }
  }
}

function isBanned(error: unknown): boolean {
  const { data } = error as { data?: { fields?: Record<string, string> } };
  return Object.values(data?.fields ?? {}).includes('banned');
}
