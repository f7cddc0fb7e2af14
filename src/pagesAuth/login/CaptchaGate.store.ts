import { makeAutoObservable, runInAction } from 'mobx';

/** What comes with a call after a puzzle was solved for it. */
export interface SolvedCaptcha {
  captchaId?: string;
}

/** Calls that the server may want a puzzle for, and the puzzle while it is open. Part of the stores of pages with codes. */
export class CaptchaGateStore {
  isOpen = false;
  private resolve: ((captchaId: string | undefined) => void) | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'resolve'>(this, { resolve: false }, { autoBind: true });
  }

  /** Makes the call, and once more with each puzzle that is solved. Closing the puzzle leaves the refusal. */
  async runWithCaptcha<T>(call: (solved: SolvedCaptcha) => Promise<T>): Promise<T> {
    let solved: SolvedCaptcha = {};
    for (;;) {
      try {
        return await call(solved);
      } catch (error) {
        if ((error as { code?: string }).code !== 'CAPTCHA_NEEDED') throw error;
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
