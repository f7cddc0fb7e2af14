import { shortRegionName } from '@rules/shortRegionName';
import { countryName } from '@/components/country/countryName';
import { titleNames } from '../../components/goods/goodsForm';
import { createSupplyMessages } from './locale/messages';
import type { SupplyFormValues } from './supplyForm';

type TitleValues = Parameters<typeof titleNames>[0] &
  Pick<SupplyFormValues, 'isAbroad' | 'origin' | 'originNames' | 'cropYear'>;

/** Returns the short city name: 玉林 for 广西壮族自治区, 玉林市, 玉州区; 北京 for 北京市, 朝阳区. */
function originName({ isAbroad, origin, originNames }: TitleValues): string {
  if (isAbroad) return origin.countryCode === null ? '' : countryName(origin.countryCode);
  return shortRegionName((originNames.length > 2 ? originNames[1] : originNames[0]) ?? '');
}

/** Generates the title from origin, variety, grade and crop year: 玉林八角 大红 2026 年产. Empty until the variety is known. */
export function proposedTitle(values: TitleValues): string {
  const names = titleNames(values);
  return names.length === 0 ? '' : createSupplyMessages().proposed(names, originName(values), values.cropYear);
}
