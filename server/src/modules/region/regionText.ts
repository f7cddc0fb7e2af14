import { shortRegionName } from '@rules/shortRegionName';
import { regionOf } from './region.service';

/** Returns 广西玉林: a region as traders name it, down to its city. Empty for an unknown code. */
export function cityText(code: string): string {
  const [province = '', city = ''] = regionNamesOf(code);
  return province + (city === province ? '' : city);
}

/** Returns 广西防城: an origin as traders name it, down to the county. */
export function originText(code: string): string {
  const names = regionNamesOf(code);
  const [province = '', ...below] = names;
  const closest = below.at(-1) ?? '';
  return province + closest;
}

/** Returns 玉林, 北京, 越南: an origin as used in titles. Empty when it is not given. */
export function shortOrigin({
  regionCode,
  countryCode
}: {
  regionCode: string | null;
  countryCode: string | null;
}): string {
  if (countryCode !== null) return countryText(countryCode);
  const names = regionCode === null ? [] : (regionOf(regionCode)?.names ?? []);
  const [province = '', city = province] = names.filter((name) => !name.includes('直辖'));
  // A municipality is named itself, not its district.
  return shortRegionName(province.endsWith('市') ? province : city);
}

/** Returns 越南; for an unknown country the code itself. */
export function countryText(code: string): string {
  return countryNames.of(code) ?? code;
}

/** Returns whether two letters are the code of a country. */
export function isCountry(code: string): boolean {
  return countryText(code) !== code;
}

/** Returns whether two letters are the code of a country other than China; `ZZ` is one that is not named. */
export function isForeignCountry(code: string): boolean {
  return code !== 'CN' && isCountry(code);
}

const countryNames = new Intl.DisplayNames(['zh-Hans'], { type: 'region' });

/** Omits groups of the register: 省直辖县级行政区划. */
function regionNamesOf(code: string): string[] {
  return (regionOf(code)?.names ?? []).filter((name) => !name.includes('直辖')).map(shortRegionName);
}
