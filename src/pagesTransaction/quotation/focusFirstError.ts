import { scrollToField } from '@/components/form/formField';

/** Height in pixels of the nav bar and the totals, which stay in view above the form. */
const TOP_OFFSET_PX = 130;

/** Fields in page order. */
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

/** Scrolls to the first field that is invalid or was rejected by the server. */
export function focusFirstError({ hasError }: { hasError(field: string): boolean }): void {
  const field = FIELD_ORDER.find(hasError);
  if (field !== undefined) scrollToField(field, TOP_OFFSET_PX);
}
