/** Lets a new password be set for an account. */
export interface PasswordResetToken {
  ticket: string;
  /** Where the person gave it. */
  mobile?: string;
  /** The number, masked. */
  maskedMobile: string;
}

/**
 * What one page of a login proves to the next. In memory only, never in an address: whoever loads the page anew starts
 * over.
 */
interface LoginTokens {
  reset: PasswordResetToken | null;
  /** A login by WeChat that lacks a proven number. */
  bind: { ticket: string } | null;
}

export const loginTokens: LoginTokens = { reset: null, bind: null };
