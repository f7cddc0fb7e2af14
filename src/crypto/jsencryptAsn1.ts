/** Stands in for the ASN.1 writer that jsencrypt exports private keys with (config/build/replacements.ts). */
export const KJUR = {};
