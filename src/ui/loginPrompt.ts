import { makeAutoObservable, observableRef } from 'mobx';
import type { ReactNode } from 'react';
import type { IconName } from './Icon';

export type LoginChoice = 'phone' | 'later';

/** Additional content of the login prompt. */
export interface LoginPromptDetails {
  /** Why the action needs a login. */
  text?: string;
  /** Picture of 56 px, such as the art of the variety. */
  picture?: ReactNode;
  /** Icon shown in a tile when there is no picture. */
  icon?: IconName;
}

/** Login prompt that the top page shows as a sheet (LoginGate). At most one at a time. */
class LoginPromptStore {
  /** Benefit of logging in, shown as the title; null while no prompt is shown. */
  reason: string | null = null;
  /** Content of the last prompt. */
  details: LoginPromptDetails = {};
  /** Whether the login asks for a mobile number first. */
  isByPhone = true;
  private answerTo: ((choice: LoginChoice) => void) | null = null;

  constructor() {
    makeAutoObservable<this, 'answerTo'>(this, { details: observableRef, answerTo: false }, { autoBind: true });
  }

  /** Shows the prompt and resolves to the user's choice. Replaces an open prompt. */
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
