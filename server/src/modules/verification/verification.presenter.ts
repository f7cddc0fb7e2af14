import type { Selectable } from 'kysely';
import type { VerificationKind } from '@contract/user';
import type { VerificationDetail, VerificationStep, VerificationSummary } from '@contract/verification';
import type { ReviewedSummary } from '@contract/verificationReview';
import { regionOf } from '../region/region.service';
import { labelOf, maskedLegalIdNo, type VerificationDocuments } from './documents';
import type { VerificationRow } from './verification.repository';
import type { VerificationStepTable } from './verification.tables';

/** Summary of a kind without a submission. */
export function emptySummary(kind: VerificationKind): VerificationSummary {
  return { kind, state: 'none', step: 'platform', name: '', number: '', validUntil: null, submittedAtMs: null };
}

export function presentSummary(row: VerificationRow): VerificationSummary {
  return {
    kind: row.kind,
    state: row.state,
    step: row.step,
    name: row.name,
    number: row.number,
    validUntil: row.valid_until,
    submittedAtMs: row.submitted_at_ms
  };
}

export function presentReviewed(row: VerificationRow): ReviewedSummary {
  return { id: row.id, userId: row.user_id, ...presentSummary(row) };
}

export function presentStep(row: Selectable<VerificationStepTable>): VerificationStep {
  return { action: row.action, state: row.state, step: row.step, atMs: row.at_ms };
}

/** Presents the submitted fields for the form, without identity numbers, which never leave the server. */
export function presentDocuments(
  documents: VerificationDocuments | undefined
): Pick<VerificationDetail, 'person' | 'company' | 'park'> {
  const none = { person: null, company: null, park: null };
  switch (documents?.kind) {
    case undefined:
      return none;
    case 'person':
      return {
        ...none,
        person: { ...documents.fields, idNumber: null, idNumberMasked: labelOf(documents).number }
      };
    case 'company':
      return {
        ...none,
        company: {
          ...documents.fields,
          legalIdNo: null,
          legalIdNoMasked: maskedLegalIdNo(documents.fields),
          region: regionOf(documents.fields.regionCode)
        }
      };
    case 'park':
      return { ...none, park: { ...documents.fields, region: regionOf(documents.fields.regionCode) } };
  }
}

/** Presents every field as text for the reviewer. */
export function presentFields(documents: VerificationDocuments | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(documents?.fields ?? {}).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map(textOf).join(', ') : String(value ?? '')
    ])
  );
}

const textOf = (one: unknown) => (typeof one === 'object' && one !== null ? Object.values(one).join(' ') : String(one));
