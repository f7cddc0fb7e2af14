import { problemText } from '../../problemText';
import type { CreatePurchaseStore } from './CreatePurchase.store';
import { createPurchaseWords } from './locale/words';

/** The sentence under a field: what is wrong with it, once it was left or sent. */
export const errorOf = ({ form }: Pick<CreatePurchaseStore, 'form'>, field: string): string | undefined =>
  problemText(field, form.problemOf(field), createPurchaseWords().problems);
