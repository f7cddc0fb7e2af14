import type { RouteParams } from '@/routes';
import type { PurchaseFormValues } from './purchaseForm';

/** What is known of the goods before anything is typed. */
export type WantedGoods = Partial<
  Pick<PurchaseFormValues, 'varietyId' | 'varietyName' | 'gradeId' | 'gradeName' | 'expectedFen'>
>;

/** What a link wants to be bought; nothing of what makes no sense. */
export function parseWantedGoods(params: Partial<RouteParams['purchase.create']>): WantedGoods {
  const { varietyId, varietyName, gradeId, gradeName, expectedFen = '' } = params;
  if (!varietyId || !varietyName) return {};
  return {
    varietyId,
    varietyName,
    ...(gradeId && gradeName && { gradeId, gradeName }),
    ...(/^[1-9]\d{0,8}$/.test(expectedFen) && { expectedFen: Number(expectedFen) })
  };
}
