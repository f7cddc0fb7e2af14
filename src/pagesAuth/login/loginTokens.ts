/** Proof that permits setting a new password for an account. */
export interface PasswordResetToken {
  ticket: string;
  /** Full number; set only when the user entered it. */
  mobile?: string;
  /** Masked number of the account. */
  maskedMobile: string;
}

/**
 * Proofs passed from one login page to the next. In memory only, never in a URL: reloading the page restarts the login.
 */
interface LoginTokens {
  reset: PasswordResetToken | null;
  /** Ticket of a WeChat login that still requires a verified mobile number. */
  bind: { ticket: string } | null;
}

export const loginTokens: LoginTokens = { reset: null, bind: null };
