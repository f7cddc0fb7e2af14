import type { FormStore } from '@/components/form/Form.store';
import type { QuotedPurchase } from '@contract/quotedPurchase';
import { tradeWords } from '../../locale/words';
import { quotationWords } from '../locale/words';
import type { QuotationFormValues } from '../quotationForm';
import { changedLines, lineText, type QuotationLine } from '../quotationText';

export interface QuotationFormProps {
  form: FormStore<QuotationFormValues>;
  request: QuotedPurchase;
  /** The version that counts; undefined for a first quotation. */
  before?: QuotationFormValues | undefined;
}

/** Sentences of their own for a problem of a field. */
function sentences(): Record<string, string> {
  const { priceRange, freightRange, sampleRange, daysRange } = quotationWords().problems;
  return {
    'unitFen.range': priceRange,
    'freightFenPerKg.range': freightRange,
    'sampleFen.range': sampleRange,
    'deliverWithinDays.range': daysRange
  };
}

/** What is wrong with a field, in words; undefined when nothing is, or nothing yet. */
export function errorOf(form: FormStore<QuotationFormValues>, field: string): string | undefined {
  const problem = form.problemOf(field);
  if (problem === undefined) return undefined;
  const own: Record<string, string> = quotationWords().problems;
  const shared: Record<string, string> = tradeWords().problems;
  return sentences()[`${field}.${problem}`] ?? own[problem] ?? shared[problem] ?? shared['format'];
}

/** What the last version says in a line that has changed. */
export function beforeOf({ form, request, before }: QuotationFormProps, line: QuotationLine): string | undefined {
  if (!before || !changedLines(before, form.filled).includes(line)) return undefined;
  const t = quotationWords();
  return t.before(lineText(line, before, request) || t.missing);
}
