import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Captcha } from '@contract/login';
import { isApiError } from '@/lib/ApiError';

export interface CaptchaApi {
  getCaptcha(): Promise<Captcha>;
  solveCaptcha(id: string, offset: number): Promise<null>;
}

/**
 * Slider captcha. Lives as long as its sheet is open. No `Resource`: a captcha belongs to no user, and of two answers
 * either can be solved.
 */
export class CaptchaStore {
  captcha: Captcha | null = null;
  /** Position of the piece in image px. */
  offset = 0;
  phase: 'loading' | 'ready' | 'checking' | 'solved' | 'failed' = 'loading';
  /** True when the last attempt missed the hole. */
  wasWrong = false;
  error: unknown = undefined;

  constructor(private readonly api: CaptchaApi) {
    makeAutoObservable<this, 'api'>(
      this,
      { captcha: observableRef, error: observableRef, api: false },
      { autoBind: true }
    );
  }

  /** Maximum position of the piece in image px. */
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

  /**
   * Submits the position of the piece; a wrong one loads another captcha.
   * @returns the captcha id when solved
   */
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
      if (isApiError(error, 'CAPTCHA_WRONG')) {
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
