import { makeAutoObservable } from 'mobx';

export type LoginChoice = 'phone' | 'later';

/** The question whether to log in, which the page on top shows as a sheet (LoginGate). One at a time. */
class LoginPrompt {
  /** What logging in gives; null while nothing is asked. */
  reason: string | null = null;
  private answerTo: ((choice: LoginChoice) => void) | null = null;

  constructor() {
    makeAutoObservable<this, 'answerTo'>(this, { answerTo: false }, { autoBind: true });
  }

  /** Asks, and answers what the person chose. A question that is asked anew takes the place of the one before. */
  ask(reason: string): Promise<LoginChoice> {
    this.answerTo?.('later');
    this.reason = reason;
    return new Promise((resolve) => {
      this.answerTo = resolve;
    });
  }

  answer(choice: LoginChoice): void {
    this.reason = null;
    this.answerTo?.(choice);
    this.answerTo = null;
  }
}

export const loginPrompt = new LoginPrompt();
