import { goodsNames } from '@rules/goodsNames';
import { shortRegionName } from '@rules/shortRegionName';
import { tradeMessages } from '../../locale/messages';
import { createSupplyMessages } from './locale/messages';
import type { SupplyFormValues } from './supplyForm';

type Goods = Pick<
  SupplyFormValues,
  | 'isAbroad'
  | 'origin'
  | 'originNames'
  | 'varietyId'
  | 'varietyName'
  | 'otherVariety'
  | 'gradeName'
  | 'specText'
  | 'cropYear'
>;

/** Returns the short city name: 玉林 for 广西壮族自治区, 玉林市, 玉州区; 北京 for 北京市, 朝阳区. */
function originName({ isAbroad, origin, originNames }: Goods): string {
  const { countries } = tradeMessages();
  if (isAbroad) return origin.countryCode === null ? '' : (countries[origin.countryCode] ?? '');
  return shortRegionName((originNames.length > 2 ? originNames[1] : originNames[0]) ?? '');
}

/** Generates the title from origin, variety, grade and crop year: 玉林八角 大红 2026 年产. Empty until the variety is known. */
export function proposedTitle(goods: Goods): string {
  const variety = goods.varietyId === null ? goods.otherVariety.trim() : goods.varietyName;
  if (variety === '') return '';
  const names = goodsNames(variety, goods.gradeName || goods.specText);
  return createSupplyMessages().proposed(names, originName(goods), goods.cropYear);
}
