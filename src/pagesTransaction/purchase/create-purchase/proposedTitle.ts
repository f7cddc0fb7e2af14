import { titleNames } from '../../components/goods/goodsForm';
import { wantedText } from '../wantedText';
import { createPurchaseMessages } from './locale/messages';
import type { PurchaseFormValues } from './purchaseForm';

type TitleValues = Parameters<typeof titleNames>[0] &
  Pick<PurchaseFormValues, 'quantityGrams' | 'unit' | 'gramsPerPack' | 'frequency'>;

/** Generates the title from goods, quantity and frequency: 求购八角大红 10 吨，按月提货. Empty until the variety is known. */
export function proposedTitle(values: TitleValues): string {
  const names = titleNames(values);
  if (names.length === 0) return '';
  const { quantityGrams, unit, gramsPerPack, frequency } = values;
  const quantity = quantityGrams === null ? '' : wantedText(quantityGrams, unit, gramsPerPack);
  return createPurchaseMessages().proposed(names, quantity, frequency ?? 'once');
}
