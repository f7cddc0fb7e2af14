import type { FormStore } from '@/components/form/Form.store';
import type { QuotedPurchase } from '@contract/quotedPurchase';
import { problemMessage } from '../../problemMessage';
import { quotationMessages } from '../locale/messages';
import type { QuotationFormValues } from '../quotationForm';
import { changedAttributes, attributeText, type QuotationAttribute } from '../quotationText';

export interface QuotationFormProps {
  form: FormStore<QuotationFormValues>;
  request: QuotedPurchase;
  /** The version that counts; undefined for a first quotation. */
  before?: QuotationFormValues | undefined;
  /** What was taken over from an own supply, to be checked. */
  prefilledAttributes?: readonly QuotationAttribute[] | undefined;
}

/** What is wrong with a field, in words; undefined when nothing is, or nothing yet. */
export const fieldErrorMessage = (form: FormStore<QuotationFormValues>, field: string): string | undefined =>
  problemMessage(field, form.problemOf(field), quotationMessages().problems);

/** What the last version says in a line that has changed, or where the line was taken over from. */
export function previousValueHint(
  { form, request, before, prefilledAttributes = [] }: QuotationFormProps,
  attribute: QuotationAttribute
): string | undefined {
  if (prefilledAttributes.includes(attribute)) return quotationMessages().fromSupply;
  if (!before || !changedAttributes(before, form.filledValues).includes(attribute)) return undefined;
  const t = quotationMessages();
  return t.before(attributeText(attribute, before, request) || t.missing);
}
