import { makeAutoObservable, runInAction } from 'mobx';
import { isApiError } from '@/lib/ApiError';

/** Captcha id sent with a request after solving. */
export interface SolvedCaptcha {
  captchaId?: string;
}

/** Runs requests that may require a captcha, and holds the open captcha. Part of the stores of pages with codes. */
export class CaptchaGateStore {
  isOpen = false;
  private resolve: ((captchaId: string | undefined) => void) | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'resolve'>(this, { resolve: false }, { autoBind: true });
  }

  /**
   * Runs the call, and repeats it after each solved captcha.
   * @throws the error of the call, the original one when the captcha is closed
   */
  async runWithCaptcha<T>(call: (solved: SolvedCaptcha) => Promise<T>): Promise<T> {
    let solved: SolvedCaptcha = {};
    for (;;) {
      try {
        return await call(solved);
      } catch (error) {
        if (!isApiError(error, 'CAPTCHA_NEEDED')) throw error;
        const captchaId = await this.openCaptcha();
        if (captchaId === undefined) throw error;
        solved = { captchaId };
      }
    }
  }

  solve(captchaId: string): void {
    this.finish(captchaId);
  }

  close(): void {
    this.finish(undefined);
  }

  private openCaptcha(): Promise<string | undefined> {
    this.close();
    return new Promise((resolve) => {
      runInAction(() => {
        this.resolve = resolve;
        this.isOpen = true;
      });
    });
  }

  private finish(captchaId: string | undefined): void {
    this.isOpen = false;
    this.resolve?.(captchaId);
    this.resolve = undefined;
  }
}
