import type { Region, RegionPath } from '@contract/region';

/** A region as a text names it: the part from `start` to `end`. */
export interface RegionInText extends RegionPath {
  start: number;
  end: number;
  /** A district, or a city that has none: as exact as an address must be. */
  isExact: boolean;
}

/** What people write between province, city and district. */
const BETWEEN = /^[\s,，、/·-]*/;
/** Levels of the register that no place is called by. */
const NAMELESS = /^(县|市辖区|.*直辖县级行政区划)$/;
const PEOPLES =
  /(壮族|回族|维吾尔|土家族|苗族|侗族|布依族|藏族|羌族|彝族|哈尼族|傣族|白族|景颇族|傈僳族|朝鲜族|蒙古族|蒙古|哈萨克|柯尔克孜)+$/;

/** 广西壮族 is called 广西; of 内蒙古 nothing can go. */
function withoutPeoples(name: string): string {
  const rest = name.replace(PEOPLES, '');
  return rest.length >= 2 ? rest : name;
}

/** The names that people use for a province or a city, the longest first: 广西壮族自治区, 广西. */
function namesOf({ name }: Region): string[] {
  if (NAMELESS.test(name)) return [];
  const short = withoutPeoples(name.replace(/(特别行政区|自治区|自治州|地区|省|市|盟)$/, ''));
  const names = [name];
  if (name.endsWith('自治州')) names.push(`${short}州`, `${short}自治州`);
  if (name.endsWith('自治区')) names.push(`${short}自治区`, `${short}省`);
  if (short.length >= 2) names.push(short);
  return names;
}

/** Of a district one may leave out the last character, where the rest is still a name: 玉州区, 玉州. */
function namesOfDistrict({ name }: Region): string[] {
  const short = withoutPeoples(name.replace(/(自治县|自治旗|区|县|市|旗)$/, ''));
  if (name.endsWith('自治县')) return [name, `${short}县`, short];
  return short.length >= 2 && short !== name ? [name, short] : [name];
}

interface Step {
  region: Region;
  end: number;
}

/** 朝阳 in 朝阳区 is not the city 朝阳市: what goes on with such a character is the name of another place. */
function isWhole(text: string, end: number): boolean {
  return /[市省区县州盟旗]$/.test(text.slice(0, end)) || !/^(区|县|州|盟|旗|市(?!场))/.test(text.slice(end));
}

/** Which of the regions a text goes on with at a position; the longest name wins. */
function stepAt(
  text: string,
  position: number,
  regions: readonly Region[],
  names: (region: Region) => string[]
): Step | undefined {
  const start = position + (BETWEEN.exec(text.slice(position))?.[0].length ?? 0);
  let best: Step | undefined;
  for (const region of regions) {
    const name = names(region).find((one) => text.startsWith(one, start) && isWhole(text, start + one.length));
    if (name !== undefined && start + name.length > (best?.end ?? 0)) best = { region, end: start + name.length };
  }
  return best;
}

type Way = Region[];

interface Found {
  way: Way;
  start: number;
  end: number;
}

const inside = ({ children = [] }: Region) => children;

/** The way that begins at a position of the text: province, city, district; one or two of them may be missing. */
function wayAt(text: string, start: number, tree: readonly Region[]): Found | undefined {
  const province = stepAt(text, start, tree, namesOf);
  const waysOn = province ? onFromProvince(text, province) : [];
  const found = [...waysOn, ...fromCity(text, start, tree), ...fromDistrict(text, start, tree)];
  return found.map((one) => ({ ...one, start })).sort(better)[0];
}

function onFromProvince(text: string, { region: province, end }: Step): Omit<Found, 'start'>[] {
  const ways: Omit<Found, 'start'>[] = [{ way: [province], end }];
  const city = stepAt(text, end, inside(province), namesOf);
  if (city) ways.push(...onFromCity(text, [province], city));
  // 重庆云阳县, 广西博白县: the city is left out.
  for (const skipped of inside(province)) {
    const district = stepAt(text, end, inside(skipped), namesOfDistrict);
    if (district) ways.push({ way: [province, skipped, district.region], end: district.end });
  }
  return ways;
}

function onFromCity(text: string, above: Way, { region: city, end }: Step): Omit<Found, 'start'>[] {
  const district = stepAt(text, end, inside(city), namesOfDistrict);
  const here = { way: [...above, city], end };
  return district ? [here, { way: [...above, city, district.region], end: district.end }] : [here];
}

function fromCity(text: string, start: number, tree: readonly Region[]): Omit<Found, 'start'>[] {
  return tree.flatMap((province) => {
    const city = stepAt(text, start, inside(province), namesOf);
    return city ? onFromCity(text, [province], city) : [];
  });
}

/** A district alone, by its full name and only where no other place of the country has that name. */
function fromDistrict(text: string, start: number, tree: readonly Region[]): Omit<Found, 'start'>[] {
  const ways = tree.flatMap((province) =>
    inside(province).flatMap((city) =>
      inside(city)
        .filter(({ name }) => name.length > 2 && text.startsWith(name, start))
        .map((district) => ({ way: [province, city, district], end: start + district.name.length }))
    )
  );
  return ways.length === 1 ? ways : [];
}

const isExact = ({ way }: { way: Way }) => inside(way[way.length - 1] ?? { code: '', name: '' }).length === 0;

/** Exact before vague, much text before little, what comes first before what comes later. */
function better(a: Found, b: Found): number {
  return Number(isExact(b)) - Number(isExact(a)) || b.end - b.start - (a.end - a.start) || a.start - b.start;
}

function presented({ way, start, end }: Found): RegionInText {
  const names = way.map(({ name }) => name).filter((name, index, all) => name !== all[index - 1]);
  return { code: way[way.length - 1]?.code ?? '', names, start, end, isExact: isExact({ way }) };
}

/** The region that a text names; undefined when it names none. A province alone is none. */
export function regionInText(text: string, tree: readonly Region[]): RegionInText | undefined {
  const found: Found[] = [];
  for (let start = 0; start < text.length; start += 1) {
    const way = wayAt(text, start, tree);
    if (way && (way.way.length > 1 || isExact(way))) found.push(way);
  }
  const [best] = found.sort(better);
  return best && presented(best);
}
