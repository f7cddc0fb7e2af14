/** Returns what an account that was opened by e-mail has in place of a number: unique, and equal to no one's number. */
export const numberlessName = (userId: string): string => `no-number-${userId}`;

/** Returns whether an account has this in place of a number. */
export const isNumberless = (mobile: string): boolean => mobile.startsWith('no-number-');

/** Returns the mobile number of an account; empty for an account without one. */
export const numberOf = ({ mobile }: { mobile: string }): string => (isNumberless(mobile) ? '' : mobile);
