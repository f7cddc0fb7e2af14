import type { OriginInput } from '@contract/goods';
import type { Region } from '@contract/region';
import { shortRegionName } from '@rules/shortRegionName';
import { regionTree } from '../src/modules/region/region.service';

/** ISO 3166 codes of foreign origins in the demo data. */
export const COUNTRIES: Record<string, string> = {
  越南: 'VN',
  清化: 'VN',
  泰国: 'TH',
  印尼: 'ID',
  柬埔寨: 'KH',
  马来西亚: 'MY',
  老挝: 'LA',
  印度: 'IN',
  伊朗: 'IR',
  土耳其: 'TR',
  斯里兰卡: 'LK',
  马达加斯加: 'MG',
  坦桑尼亚: 'TZ',
  摩洛哥: 'MA'
};

interface Candidate {
  code: string;
  name: string;
  path: string;
  depth: number;
}

/** Names of the trade that are on no map. */
const TRADE_NAMES: Record<string, string> = { 潮汕: '440500', 虾子: '520300' };

const all = candidates(regionTree, '').filter(({ name }) => name.length > 1);
const known = new Map<string, string | null>(Object.entries(TRADE_NAMES));

/** Returns the region with a colloquial name, such as 广西玉林 or 韩城; the widest match. Null for places abroad. */
export function regionCodeOf(location: string): string | null {
  const before = known.get(location);
  if (before !== undefined) return before;
  const found = all.filter(({ name }) => location.endsWith(name));
  const [best] = found.sort((a, b) => Number(location === b.path) - Number(location === a.path) || a.depth - b.depth);
  known.set(location, best?.code ?? null);
  return best?.code ?? null;
}

/** Returns the origin of a grade as a user would fill it in. */
export function originOf(location: string): OriginInput {
  const countryCode = COUNTRIES[location] ?? null;
  const regionCode = countryCode === null ? regionCodeOf(location) : null;
  return { regionCode, countryCode, detail: regionCode === null && location === '清化' ? location : '' };
}

function candidates(regions: readonly Region[], above: string, depth = 0): Candidate[] {
  return regions.flatMap(({ code, name, children }) => {
    const short = shortRegionName(name);
    return [
      { code, name: short, path: above + short, depth },
      ...candidates(children ?? [], depth === 0 ? short : above, depth + 1)
    ];
  });
}
