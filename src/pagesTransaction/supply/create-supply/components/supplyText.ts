import { shortRegionText } from '@/lib/regionText';
import { tradeMessages } from '../../../locale/messages';
import { problemMessage } from '../../../problemMessage';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { createSupplyMessages } from '../locale/messages';

/** Returns the error message of a field that was touched or submitted; undefined when it is valid. */
export const fieldErrorMessage = ({ form }: Pick<CreateSupplyStore, 'form'>, field: string): string | undefined =>
  problemMessage(field, form.problemOf(field), createSupplyMessages().problems);

/** Returns `广西玉林玉州`, or the country of imported goods. Empty until one is chosen. */
export function originText({ form }: Pick<CreateSupplyStore, 'form'>): string {
  const { isAbroad, origin, originNames } = form.values;
  if (!isAbroad) return shortRegionText(originNames);
  return origin.countryCode === null ? '' : (tradeMessages().countries[origin.countryCode] ?? origin.countryCode);
}
