import { shortRegionName } from '@rules/shortRegionName';
import { regionOf } from './region.service';

/** 广西玉林: a region as traders name it, no closer than its city. Empty for a code that there is not. */
export function cityText(code: string): string {
  const [province = '', city = ''] = regionNamesOf(code);
  return province + (city === province ? '' : city);
}

/** 广西防城: the same for where goods grew, down to the county. */
export function originText(code: string): string {
  const names = regionNamesOf(code);
  const [province = '', ...below] = names;
  const closest = below.at(-1) ?? '';
  return province + closest;
}

/** 玉林, 北京, 越南: where goods grew as a title says it. Empty where nothing is said. */
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

/** 越南; the code itself where there is no such country. */
export function countryText(code: string): string {
  return countryNames.of(code) ?? code;
}

/** Whether two letters stand for a country. */
export function isCountry(code: string): boolean {
  return countryText(code) !== code;
}

const countryNames = new Intl.DisplayNames(['zh-Hans'], { type: 'region' });

/** Groups that only the registers know are left out: 省直辖县级行政区划. */
function regionNamesOf(code: string): string[] {
  return (regionOf(code)?.names ?? []).filter((name) => !name.includes('直辖')).map(shortRegionName);
}
