/** Lets a new password be set for an account. */
export interface ResetProof {
  ticket: string;
  /** Where the person gave it. */
  mobile?: string;
  /** The number, masked. */
  shown: string;
}

/**
 * What one page of a login proves to the next. In memory only, never in an address: whoever loads the page anew starts
 * over.
 */
interface Tickets {
  reset: ResetProof | null;
  /** A login by WeChat that lacks a proven number. */
  bind: { ticket: string } | null;
}

export const tickets: Tickets = { reset: null, bind: null };
