import type { QuotationPurchase } from '@contract/quotationPurchase';
import type { FormStore } from '@/components/form/Form.store';
import { problemMessage } from '../../problemMessage';
import { quotationMessages } from '../locale/messages';
import type { QuotationFormValues } from '../quotationForm';
import { attributeText, changedAttributes, type QuotationAttribute } from '../quotationText';

export interface QuotationFormProps {
  form: FormStore<QuotationFormValues>;
  request: QuotationPurchase;
  /** Version in force; undefined for a first quotation. */
  before?: QuotationFormValues | undefined;
  /** Attributes prefilled from an own supply, to be checked by the user. */
  prefilledAttributes?: readonly QuotationAttribute[] | undefined;
}

/** Returns the error message of a field; undefined when it is valid or its error is not shown yet. */
export const fieldErrorMessage = (form: FormStore<QuotationFormValues>, field: string): string | undefined =>
  problemMessage(field, form.problemOf(field), quotationMessages().problems);

/** Returns the previous version's value for a changed field, or the source of a prefilled one. */
export function previousValueHint(
  { form, request, before, prefilledAttributes = [] }: QuotationFormProps,
  attribute: QuotationAttribute
): string | undefined {
  if (prefilledAttributes.includes(attribute)) return quotationMessages().fromSupply;
  if (!before || !changedAttributes(before, form.filledValues).includes(attribute)) return undefined;
  const t = quotationMessages();
  return t.before(attributeText(attribute, before, request) || t.missing);
}
