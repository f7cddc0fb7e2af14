import { makeAutoObservable, runInAction } from 'mobx';

/** What comes with a call after a puzzle was solved for it. */
export interface Solved {
  captchaId?: string;
}

/** Calls that the server may want a puzzle for, and the puzzle while it is open. Part of the stores of pages with codes. */
export class PuzzleGate {
  isOpen = false;
  private answer: ((captchaId: string | undefined) => void) | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'answer'>(this, { answer: false }, { autoBind: true });
  }

  /** Makes the call, and once more with each puzzle that is solved. Closing the puzzle leaves the refusal. */
  async run<T>(call: (solved: Solved) => Promise<T>): Promise<T> {
    let solved: Solved = {};
    for (;;) {
      try {
        return await call(solved);
      } catch (error) {
        if ((error as { code?: string }).code !== 'CAPTCHA_NEEDED') throw error;
        const captchaId = await this.ask();
        if (captchaId === undefined) throw error;
        solved = { captchaId };
      }
    }
  }

  solve(captchaId: string): void {
    this.end(captchaId);
  }

  close(): void {
    this.end(undefined);
  }

  private ask(): Promise<string | undefined> {
    this.close();
    return new Promise((resolve) => {
      runInAction(() => {
        this.answer = resolve;
        this.isOpen = true;
      });
    });
  }

  private end(captchaId: string | undefined): void {
    this.isOpen = false;
    this.answer?.(captchaId);
    this.answer = undefined;
  }
}
