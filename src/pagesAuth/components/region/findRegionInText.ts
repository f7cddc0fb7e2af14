import type { Region, RegionPath } from '@contract/region';

/** Region named in a text, at `start` to `end`. */
export interface RegionMatch extends RegionPath {
  start: number;
  end: number;
  /** True for a district, or a city without districts: the level that an address needs. */
  isExact: boolean;
}

/** Separators between province, city and district. */
const SEPARATORS = /^[\s,，、/·-]*/;
/** Administrative levels without their own name. */
const UNNAMED_LEVEL = /^(县|市辖区|.*直辖县级行政区划)$/;
const ETHNIC_SUFFIX =
  /(壮族|回族|维吾尔|土家族|苗族|侗族|布依族|藏族|羌族|彝族|哈尼族|傣族|白族|景颇族|傈僳族|朝鲜族|蒙古族|蒙古|哈萨克|柯尔克孜)+$/;

/** Removes ethnic names: 广西壮族 → 广西. 内蒙古 is unchanged. */
function withoutEthnicSuffix(name: string): string {
  const rest = name.replace(ETHNIC_SUFFIX, '');
  return rest.length >= 2 ? rest : name;
}

/** Returns the common names of a province or city, the full one first: 广西壮族自治区, 广西. */
function aliasesOf({ name }: Region): string[] {
  if (UNNAMED_LEVEL.test(name)) return [];
  const short = withoutEthnicSuffix(name.replace(/(特别行政区|自治区|自治州|地区|省|市|盟)$/, ''));
  const names = [name];
  if (name.endsWith('自治州')) names.push(`${short}州`, `${short}自治州`);
  if (name.endsWith('自治区')) names.push(`${short}自治区`, `${short}省`);
  if (short.length >= 2) names.push(short);
  return names;
}

/** Returns the names of a district, with and without its suffix when at least two characters remain: 玉州区, 玉州. */
function districtAliasesOf({ name }: Region): string[] {
  const short = withoutEthnicSuffix(name.replace(/(自治县|自治旗|区|县|市|旗)$/, ''));
  if (name.endsWith('自治县')) return [name, `${short}县`, short];
  return short.length >= 2 && short !== name ? [name, short] : [name];
}

interface LevelMatch {
  region: Region;
  end: number;
}

/** Rejects a match that continues with a level suffix: 朝阳 in 朝阳区 is not the city 朝阳市. */
function endsAtBoundary(text: string, end: number): boolean {
  return /[市省区县州盟旗]$/.test(text.slice(0, end)) || !/^(区|县|州|盟|旗|市(?!场))/.test(text.slice(end));
}

/** Returns the region with the longest name at a position of the text. */
function matchLevelAt(
  text: string,
  position: number,
  regions: readonly Region[],
  names: (region: Region) => string[]
): LevelMatch | undefined {
  const start = position + (SEPARATORS.exec(text.slice(position))?.[0].length ?? 0);
  let best: LevelMatch | undefined;
  for (const region of regions) {
    const name = names(region).find((one) => text.startsWith(one, start) && endsAtBoundary(text, start + one.length));
    if (name !== undefined && start + name.length > (best?.end ?? 0)) best = { region, end: start + name.length };
  }
  return best;
}

type RegionChain = Region[];

interface ChainMatch {
  chain: RegionChain;
  start: number;
  end: number;
}

const childrenOf = ({ children = [] }: Region) => children;

/** Returns the best chain of province, city and district at a position; one or two levels may be missing. */
function matchChainAt(text: string, start: number, tree: readonly Region[]): ChainMatch | undefined {
  const province = matchLevelAt(text, start, tree, aliasesOf);
  const provinceMatches = province ? matchFromProvince(text, province) : [];
  const found = [...provinceMatches, ...matchFromCity(text, start, tree), ...matchFromDistrict(text, start, tree)];
  return found.map((one) => ({ ...one, start })).sort(compareMatches)[0];
}

function matchFromProvince(text: string, { region: province, end }: LevelMatch): Omit<ChainMatch, 'start'>[] {
  const matches: Omit<ChainMatch, 'start'>[] = [{ chain: [province], end }];
  const city = matchLevelAt(text, end, childrenOf(province), aliasesOf);
  if (city) matches.push(...extendFromCity(text, [province], city));
  // The city can be omitted: 重庆云阳县, 广西博白县.
  for (const skipped of childrenOf(province)) {
    const district = matchLevelAt(text, end, childrenOf(skipped), districtAliasesOf);
    if (district) matches.push({ chain: [province, skipped, district.region], end: district.end });
  }
  return matches;
}

function extendFromCity(
  text: string,
  above: RegionChain,
  { region: city, end }: LevelMatch
): Omit<ChainMatch, 'start'>[] {
  const district = matchLevelAt(text, end, childrenOf(city), districtAliasesOf);
  const cityMatch = { chain: [...above, city], end };
  return district ? [cityMatch, { chain: [...above, city, district.region], end: district.end }] : [cityMatch];
}

function matchFromCity(text: string, start: number, tree: readonly Region[]): Omit<ChainMatch, 'start'>[] {
  return tree.flatMap((province) => {
    const city = matchLevelAt(text, start, childrenOf(province), aliasesOf);
    return city ? extendFromCity(text, [province], city) : [];
  });
}

/** Matches a district without province and city, by its full name and only when that name is unique in the country. */
function matchFromDistrict(text: string, start: number, tree: readonly Region[]): Omit<ChainMatch, 'start'>[] {
  const matches = tree.flatMap((province) =>
    childrenOf(province).flatMap((city) =>
      childrenOf(city)
        .filter(({ name }) => name.length > 2 && text.startsWith(name, start))
        .map((district) => ({ chain: [province, city, district], end: start + district.name.length }))
    )
  );
  return matches.length === 1 ? matches : [];
}

const isExact = ({ chain }: { chain: RegionChain }) =>
  childrenOf(chain[chain.length - 1] ?? { code: '', name: '' }).length === 0;

/** Sorts exact matches first, then longer ones, then earlier ones. */
function compareMatches(a: ChainMatch, b: ChainMatch): number {
  return Number(isExact(b)) - Number(isExact(a)) || b.end - b.start - (a.end - a.start) || a.start - b.start;
}

function toRegionMatch({ chain, start, end }: ChainMatch): RegionMatch {
  const names = chain.map(({ name }) => name).filter((name, index, all) => name !== all[index - 1]);
  return { code: chain[chain.length - 1]?.code ?? '', names, start, end, isExact: isExact({ chain }) };
}

/** Returns the region named in a text; undefined when there is none or only a province. */
export function findRegionInText(text: string, tree: readonly Region[]): RegionMatch | undefined {
  const found: ChainMatch[] = [];
  for (let start = 0; start < text.length; start += 1) {
    const match = matchChainAt(text, start, tree);
    if (match && (match.chain.length > 1 || isExact(match))) found.push(match);
  }
  const [best] = found.sort(compareMatches);
  return best && toRegionMatch(best);
}
