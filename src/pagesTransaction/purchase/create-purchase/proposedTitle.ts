import { MAX_TITLE } from '@rules/purchase';
import { wantedText } from '../wantedText';
import { createPurchaseWords } from './locale/words';
import type { PurchaseFormValues } from './purchaseForm';

type Wanted = Pick<
  PurchaseFormValues,
  'varietyId' | 'varietyName' | 'otherVariety' | 'gradeName' | 'specText' | 'quantityGrams' | 'unit' | 'gramsPerPack'
>;

/** What is wanted and how much of it: 求购八角大红 10 吨. Empty until the variety is known. */
export function proposedTitle(wanted: Wanted): string {
  const variety = wanted.varietyId === null ? wanted.otherVariety.trim() : wanted.varietyName;
  if (variety === '') return '';
  const { quantityGrams, unit, gramsPerPack } = wanted;
  const quantity = quantityGrams === null ? '' : wantedText(quantityGrams, unit, gramsPerPack);
  const title = createPurchaseWords()
    .proposed(variety, wanted.gradeName || wanted.specText, quantity)
    .trim();
  return [...title].slice(0, MAX_TITLE).join('');
}
