/** Excludes I, O, S, V and Z, which look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const MODULUS = 31;
const LENGTH = 18;
const ORGANISATION_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];

/**
 * Returns the last character of a unified social credit code: (31 − Σ value × 3^i mod 31) mod 31 over the first 17 (GB
 * 32100-2015).
 */
function checkCharacter(body: string): string {
  let weight = 1;
  let sum = 0;
  for (const character of body) {
    sum += ALPHABET.indexOf(character) * weight;
    weight = (weight * 3) % MODULUS;
  }
  return ALPHABET.charAt((MODULUS - (sum % MODULUS)) % MODULUS);
}

/**
 * Returns the ninth character of an organisation code: 11 − Σ value × weight mod 11, X for ten, letters count from A =
 * 10 (GB 11714-1997).
 */
function organisationCheckCharacter(body: string): string {
  const sum = [...body].reduce((total, character, index) => {
    return total + parseInt(character, 36) * (ORGANISATION_WEIGHTS[index] ?? 0);
  }, 0);
  return '0123456789X0'.charAt(11 - (sum % 11));
}

/**
 * Returns whether the text is a unified social credit code: 18 characters in upper case with both check characters
 * valid.
 */
export function isUscc(text: string): boolean {
  if (text.length !== LENGTH || [...text].some((character) => !ALPHABET.includes(character))) return false;
  return (
    checkCharacter(text.slice(0, 17)) === text.charAt(17) &&
    organisationCheckCharacter(text.slice(8, 16)) === text.charAt(16)
  );
}

/**
 * Returns entered or pasted text as written on the licence: upper case, without spaces and hyphens, at most 18
 * characters.
 */
export function usccCharacters(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, LENGTH);
}
