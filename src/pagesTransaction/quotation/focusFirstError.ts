import { scrollToField } from '@/components/form/formField';

/** Pixels of bar and figures, which stay in view above the form. */
const TOP_OFFSET_PX = 130;

/** The fields in the order of the page. */
const FIELD_ORDER = [
  'unitFen',
  'freightToCode',
  'freightFenPerKg',
  'availableGrams',
  'specOffered',
  'originOffered',
  'cropYear',
  'deliverWithinDays',
  'payTerm',
  'sampleFen',
  'validDays',
  'photos',
  'documents',
  'remark',
  'editReason'
];

/** Leads to the first field that keeps the form from being sent, or that the server refused. */
export function focusFirstError({ hasError }: { hasError(field: string): boolean }): void {
  const field = FIELD_ORDER.find(hasError);
  if (field !== undefined) scrollToField(field, TOP_OFFSET_PX);
}
