import { cityPositions, distanceKm } from '../src/modules/region/cityPositions';
import { COUNTRIES, regionCodeOf } from './locations';
import { marketOf, type SpecSeed } from './specs';

/** Costs per 1,000 km: the lorry, in fen per kilogram, and the loss and capital costs of the goods. */
const FREIGHT_FEN = 30;
const LOSS = 0.022;
/** Neighbouring countries, whose goods cross the border of Guangxi; others come by sea. */
const NEIGHBOURS = new Set(['VN', 'LA', 'KH', 'TH', 'MM']);
const [BORDER, PORT] = ['4514', '4401'];
/** Capitals of provinces that have no city of their own in the register. */
const PROVINCIAL_CAPITALS: Record<string, string> = { '46': '4601' };

/** Returns the price level of a spec at a market against its home market, by distance and dealers: 1.05 is 5 % more. */
export function relativePriceLevel(spec: SpecSeed, marketId: string): number {
  const market = marketOf(marketId);
  const distance = kmBetween(cityOfOrigin(spec.origin), market.cityCode) / 1_000;
  return 1 + distance * (LOSS + FREIGHT_FEN / spec.nowFen) + market.margin;
}

function cityOfOrigin(origin: string): string {
  const country = COUNTRIES[origin];
  if (country !== undefined) return NEIGHBOURS.has(country) ? BORDER : PORT;
  const code = regionCodeOf(origin) ?? '';
  const city = code.slice(0, 4);
  if (cityPositions.has(city)) return city;
  const province = code.slice(0, 2);
  return PROVINCIAL_CAPITALS[province] ?? `${province}01`;
}

function kmBetween(from: string, to: string): number {
  const [start, end] = [cityPositions.get(from), cityPositions.get(to)];
  return start && end ? distanceKm(start, end) : 0;
}
