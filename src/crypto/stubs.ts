/**
 * Replaces parts of jsencrypt and crypto-js that this app never uses (config/build/replacements.ts): writing private
 * keys, signatures and OAEP, keys from passwords.
 */
export const KJUR = {};

/** @throws Error always: the parts that are in use never call it */
function notBundled(): never {
  throw new Error('this part of the cipher is not bundled');
}

export { notBundled as rstr_sha256, notBundled as rstr2hex };
