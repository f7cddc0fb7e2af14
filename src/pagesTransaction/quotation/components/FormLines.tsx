import type { FormStore } from '@/components/form/Form.store';
import type { QuotedPurchase } from '@contract/quotedPurchase';
import { problemText } from '../../problemText';
import { quotationMessages } from '../locale/messages';
import type { QuotationFormValues } from '../quotationForm';
import { changedLines, lineText, type QuotationLine } from '../quotationText';

export interface QuotationFormProps {
  form: FormStore<QuotationFormValues>;
  request: QuotedPurchase;
  /** The version that counts; undefined for a first quotation. */
  before?: QuotationFormValues | undefined;
  /** What was taken over from an own supply, to be checked. */
  filledLines?: readonly QuotationLine[] | undefined;
}

/** What is wrong with a field, in words; undefined when nothing is, or nothing yet. */
export const errorOf = (form: FormStore<QuotationFormValues>, field: string): string | undefined =>
  problemText(field, form.problemOf(field), quotationMessages().problems);

/** What the last version says in a line that has changed, or where the line was taken over from. */
export function beforeOf(
  { form, request, before, filledLines = [] }: QuotationFormProps,
  line: QuotationLine
): string | undefined {
  if (filledLines.includes(line)) return quotationMessages().fromSupply;
  if (!before || !changedLines(before, form.filled).includes(line)) return undefined;
  const t = quotationMessages();
  return t.before(lineText(line, before, request) || t.missing);
}
