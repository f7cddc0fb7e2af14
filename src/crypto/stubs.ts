/**
 * Stands in for parts of jsencrypt and crypto-js that this app never reaches (config/build/replacements.ts): writing
 * private keys, signatures and OAEP, keys out of passwords.
 */
export const KJUR = {};

function notBundled(): never {
  throw new Error('this part of the cipher is not bundled');
}

export { notBundled as rstr_sha256, notBundled as rstr2hex };
