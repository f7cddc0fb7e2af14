import { makeAutoObservable, observableRef } from 'mobx';
import type { ReactNode } from 'react';
import type { IconName } from './Icon';

export type LoginChoice = 'phone' | 'later';

/** What stands with the question. */
export interface LoginPromptDetails {
  /** Why it needs a login. */
  text?: string;
  /** Of 56 px, such as the art of the variety. */
  picture?: ReactNode;
  /** Stands in a tile of its own where there is no picture. */
  icon?: IconName;
}

/** The question whether to log in, which the page on top shows as a sheet (LoginGate). One at a time. */
class LoginPromptStore {
  /** What logging in gives; null while nothing is asked. */
  reason: string | null = null;
  /** Of the question that was asked last. */
  details: LoginPromptDetails = {};
  /** Whether the login asks for a mobile number first. */
  isByPhone = true;
  private answerTo: ((choice: LoginChoice) => void) | null = null;

  constructor() {
    makeAutoObservable<this, 'answerTo'>(this, { details: observableRef, answerTo: false }, { autoBind: true });
  }

  /** Asks, and answers what the person chose. A question that is asked anew takes the place of the one before. */
  ask(reason: string, isByPhone = true, details: LoginPromptDetails = {}): Promise<LoginChoice> {
    this.answerTo?.('later');
    this.isByPhone = isByPhone;
    this.details = details;
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

export const loginPrompt = new LoginPromptStore();
