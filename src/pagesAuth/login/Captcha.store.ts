import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Captcha } from '@contract/login';

export interface CaptchaApi {
  getCaptcha(): Promise<Captcha>;
  solveCaptcha(id: string, offset: number): Promise<null>;
}

/** A puzzle and the piece that is pushed into it. Lives as long as its sheet is open. */
export class CaptchaStore {
  captcha: Captcha | null = null;
  /** Where the piece is, px of the picture. */
  offset = 0;
  phase: 'loading' | 'ready' | 'checking' | 'solved' | 'failed' = 'loading';
  /** The last try was beside the hole. */
  wasWrong = false;
  error: unknown = undefined;

  constructor(private readonly api: CaptchaApi) {
    makeAutoObservable<this, 'api'>(
      this,
      { captcha: observableRef, error: observableRef, api: false },
      { autoBind: true }
    );
  }

  /** How far the piece can go, px of the picture. */
  get maxOffset(): number {
    return this.captcha ? this.captcha.width - this.captcha.pieceSize : 0;
  }

  async load(): Promise<void> {
    this.phase = 'loading';
    this.offset = 0;
    this.error = undefined;
    try {
      const captcha = await this.api.getCaptcha();
      runInAction(() => {
        this.captcha = captcha;
        this.phase = 'ready';
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
        this.phase = 'failed';
      });
    }
  }

  slide(offset: number): void {
    if (this.phase === 'ready') this.offset = Math.min(Math.max(0, offset), this.maxOffset);
  }

  /** Lets go of the piece. Answers the puzzle's id when it fits; else another puzzle comes. */
  async release(): Promise<string | undefined> {
    const { captcha } = this;
    if (this.phase !== 'ready' || !captcha || this.offset === 0) return undefined;
    this.phase = 'checking';
    try {
      await this.api.solveCaptcha(captcha.id, this.offset);
      runInAction(() => {
        this.phase = 'solved';
      });
      return captcha.id;
    } catch (error) {
      if ((error as { code?: string }).code === 'CAPTCHA_WRONG') {
        runInAction(() => {
          this.wasWrong = true;
        });
        await this.load();
        return undefined;
      }
      runInAction(() => {
        this.error = error;
        this.phase = 'failed';
      });
      return undefined;
    }
  }
}
