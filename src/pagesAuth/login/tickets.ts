/**
 * What one page of a login proves to the next. In memory only, never in an address: whoever loads the page anew starts
 * over.
 */
interface Tickets {
  /** A new password for the number. */
  reset: { ticket: string; mobile: string } | null;
  /** A login by WeChat that lacks a proven number. */
  bind: { ticket: string } | null;
}

export const tickets: Tickets = { reset: null, bind: null };
