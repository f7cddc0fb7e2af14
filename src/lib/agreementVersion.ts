/** The version of user agreement and privacy policy that a person agrees to: both change together. */
export const agreementVersion = '2026-11.3';
