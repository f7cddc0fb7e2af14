import { shortPlace } from '@rules/shortPlace';
import { MAX_TITLE } from '@rules/supply';
import { tradeWords } from '../../locale/words';
import type { SupplyFormValues } from './supplyForm';

type Goods = Pick<
  SupplyFormValues,
  'isAbroad' | 'origin' | 'originNames' | 'varietyId' | 'varietyName' | 'otherVariety' | 'gradeName' | 'specText'
>;

/** 玉林 of 广西壮族自治区, 玉林市, 玉州区; 北京 of 北京市, 朝阳区. */
function placeOf({ isAbroad, origin, originNames }: Goods): string {
  const { countries } = tradeWords();
  if (isAbroad) return origin.countryCode === null ? '' : (countries[origin.countryCode] ?? '');
  return shortPlace((originNames.length > 2 ? originNames[1] : originNames[0]) ?? '');
}

/** Where it grew, what it is, which grade: 玉林八角 大红. Empty until the variety is known. */
export function proposedTitle(goods: Goods): string {
  const variety = goods.varietyId === null ? goods.otherVariety.trim() : goods.varietyName;
  if (variety === '') return '';
  const title = `${placeOf(goods)}${variety} ${goods.gradeName || goods.specText}`.trim();
  return [...title].slice(0, MAX_TITLE).join('');
}
