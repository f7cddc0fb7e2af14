import { countryMessages } from './locale/messages';

export type NamedCountry = keyof ReturnType<typeof countryMessages>;

/** Returns the name of a country by its ISO 3166-1 code; the code itself for one without a name here. */
export function countryName(code: string): string {
  const names: Partial<Record<string, string>> = countryMessages();
  return names[code] ?? code;
}
