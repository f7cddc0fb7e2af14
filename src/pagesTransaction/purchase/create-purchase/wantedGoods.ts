import type { RouteParams } from '@/routes';
import type { PurchaseFormValues } from './purchaseForm';

/** Goods known before the form is filled in. */
export type WantedGoods = Partial<
  Pick<PurchaseFormValues, 'varietyId' | 'varietyName' | 'gradeId' | 'gradeName' | 'expectedFen'>
>;

/** Parses the goods in the page parameters of a link; invalid parameters are left out. */
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
