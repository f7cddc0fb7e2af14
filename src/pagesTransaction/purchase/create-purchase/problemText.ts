import { tradeWords } from '../../locale/words';
import type { CreatePurchaseStore } from './CreatePurchase.store';
import { createPurchaseWords } from './locale/words';

/** The sentence under a field: what is wrong with it, once it was left or sent. */
export function errorOf({ form }: Pick<CreatePurchaseStore, 'form'>, field: string): string | undefined {
  const problem = form.problemOf(field);
  if (problem === undefined) return undefined;
  const own: Record<string, string> = createPurchaseWords().problems;
  const general: Record<string, string> = tradeWords().problems;
  return own[`${field}.${problem}`] ?? own[problem] ?? general[problem] ?? createPurchaseWords().check;
}
