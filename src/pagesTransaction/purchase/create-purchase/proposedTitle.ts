import { goodsNames } from '@rules/goodsNames';
import { wantedText } from '../wantedText';
import { createPurchaseMessages } from './locale/messages';
import type { PurchaseFormValues } from './purchaseForm';

type Wanted = Pick<
  PurchaseFormValues,
  | 'varietyId'
  | 'varietyName'
  | 'otherVariety'
  | 'gradeName'
  | 'specText'
  | 'quantityGrams'
  | 'unit'
  | 'gramsPerPack'
  | 'frequency'
>;

/** Generates the title from goods, quantity and frequency: 求购八角大红 10 吨，按月提货. Empty until the variety is known. */
export function proposedTitle(wanted: Wanted): string {
  const variety = wanted.varietyId === null ? wanted.otherVariety.trim() : wanted.varietyName;
  if (variety === '') return '';
  const { quantityGrams, unit, gramsPerPack, frequency } = wanted;
  const quantity = quantityGrams === null ? '' : wantedText(quantityGrams, unit, gramsPerPack);
  const names = goodsNames(variety, wanted.gradeName || wanted.specText);
  return createPurchaseMessages().proposed(names, quantity, frequency ?? 'once');
}
