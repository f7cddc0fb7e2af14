/**
 * Calling code of a country, and the fewest and most digits of its mobile numbers after it. Simple on purpose: whether a
 * number exists is proved by the code that arrives there. The order is that of a list to choose from.
 */
const numberPlans = {
  VN: ['84', 9, 9],
  TH: ['66', 9, 9],
  MY: ['60', 9, 10],
  ID: ['62', 9, 12],
  SG: ['65', 8, 8],
  PH: ['63', 10, 10],
  LA: ['856', 9, 10],
  MM: ['95', 8, 10],
  KH: ['855', 8, 9],
  BN: ['673', 7, 7],
  TL: ['670', 8, 8],
  IN: ['91', 10, 10],
  LK: ['94', 9, 9],
  NP: ['977', 10, 10],
  PK: ['92', 10, 10],
  BD: ['880', 10, 10],
  JP: ['81', 10, 10],
  KR: ['82', 9, 10],
  MN: ['976', 8, 8],
  KZ: ['7', 10, 10],
  UZ: ['998', 9, 9],
  IR: ['98', 10, 10],
  TR: ['90', 10, 10],
  SY: ['963', 9, 9],
  AE: ['971', 9, 9],
  SA: ['966', 9, 9],
  EG: ['20', 10, 10],
  MG: ['261', 9, 9],
  TZ: ['255', 9, 9],
  KE: ['254', 9, 9],
  ZA: ['27', 9, 9],
  RU: ['7', 10, 10],
  DE: ['49', 10, 11],
  FR: ['33', 9, 9],
  GB: ['44', 10, 10],
  IT: ['39', 9, 10],
  ES: ['34', 9, 9],
  NL: ['31', 9, 9],
  BG: ['359', 8, 9],
  US: ['1', 10, 10],
  CA: ['1', 10, 10],
  MX: ['52', 10, 10],
  GT: ['502', 8, 8],
  BR: ['55', 10, 11],
  GD: ['1', 10, 10],
  AU: ['61', 9, 9],
  NZ: ['64', 8, 10]
} as const;

/** ISO 3166-1 code of a country whose numbers can log in where the SMS gateway serves it. */
export type OverseasCountry = keyof typeof numberPlans;

export const overseasCountries = Object.keys(numberPlans) as OverseasCountry[];

export const isOverseasCountry = (code: string): code is OverseasCountry => code in numberPlans;

/** Returns the calling code without its plus sign. */
export const callingCodeOf = (country: OverseasCountry): string => numberPlans[country][0];

/** Returns the fewest and most digits after the calling code. */
export function numberLengthsOf(country: OverseasCountry): { min: number; max: number } {
  const [, min, max] = numberPlans[country];
  return { min, max };
}

/**
 * Returns the countries that a number in E.164 form (`+447911123456`) may belong to: several share a calling code. Empty for
 * one that is incomplete, and for one with the trunk zero of its country, which would be a second name of the same number.
 */
export function countriesOfNumber(number: string): OverseasCountry[] {
  return overseasCountries.filter((country) => {
    const prefix = `+${callingCodeOf(country)}`;
    const digits = number.slice(prefix.length);
    const { min, max } = numberLengthsOf(country);
    return number.startsWith(prefix) && /^[1-9]\d*$/.test(digits) && digits.length >= min && digits.length <= max;
  });
}

/** Returns the number in E.164 form; the trunk zero that people write at home is left out. */
export function overseasNumber(country: OverseasCountry, typed: string): string {
  return `+${callingCodeOf(country)}${typed.replace(/\D/g, '').replace(/^0+/, '')}`;
}
