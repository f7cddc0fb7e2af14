import type { CallData } from '@contract';
import type { QuotationPurchase } from '@contract/quotationPurchase';
import { MAX_DELIVER_DAYS, MAX_REMARK, MAX_SPEC_OFFERED } from '@rules/quotation';
import { gramsPerUnit } from '@rules/tradeUnit';
import { type QuotationFormValues, unitGrams } from '../quotationForm';

export type OwnSupply = CallData<'GET /api/front/quotation/prepare'>['supplies'][number];

/**
 * Maps an own supply to quotation values in the unit of the request. Values that the supply does not specify are left
 * out.
 */
export function valuesFromSupply(
  supply: OwnSupply,
  request: QuotationPurchase,
  { before, packaging }: { before: QuotationFormValues; packaging: string }
): Partial<QuotationFormValues> & Pick<QuotationFormValues, 'photos' | 'documents'> {
  const { unitFen, spec, origin, cropYear, shipWithinDays, photos, documents } = supply;
  const { region, countryCode, detail } = origin;
  const grams = gramsPerUnit(supply.unit, supply.gramsPerPack);
  const isFromSomewhere = region !== null || countryCode !== null;
  const remark = [packaging, before.remark].filter(Boolean).join('\n');
  // A remark without room for the packaging stays whole: its end is what the user wrote.
  const addsPackaging = packaging !== '' && !before.remark.includes(packaging) && remark.length <= MAX_REMARK;
  return {
    ...(unitFen !== null && grams !== null && { unitFen: Math.round((unitFen * unitGrams(request)) / grams) }),
    // Tax and freight terms are copied too: the price applies to them only.
    isTaxIncluded: supply.isTaxIncluded,
    isFreightIncluded: supply.isFreightIncluded,
    availableGrams: Math.min(supply.stockGrams, request.quantityGrams),
    ...(spec !== '' && { specOffered: spec.slice(0, MAX_SPEC_OFFERED) }),
    ...(isFromSomewhere && { originOffered: { regionCode: region?.code ?? null, countryCode, detail } }),
    ...(region && { regionNames: { ...before.regionNames, [region.code]: region.names } }),
    ...(cropYear !== null && { cropYear }),
    ...(shipWithinDays !== null && { deliverWithinDays: Math.min(shipWithinDays, MAX_DELIVER_DAYS) }),
    ...(addsPackaging && { remark }),
    photos,
    documents
  };
}
