import type { VerificationKind } from '@contract/user';
import type { VerificationDetail, VerificationSummary } from '@contract/verification';

/** Builds the summary of a verification kind that was never submitted. */
export const buildSummary = (
  kind: VerificationKind,
  changes: Partial<VerificationSummary> = {}
): VerificationSummary => ({
  kind,
  state: 'none',
  step: 'platform',
  name: '',
  number: '',
  validUntil: null,
  submittedAtMs: null,
  ...changes
});
/** Builds the detail of a verification kind, with an empty history and no documents. */
export const buildDetail = (kind: VerificationKind, changes: Partial<VerificationDetail> = {}): VerificationDetail => ({
  ...buildSummary(kind),
  reasons: [],
  expectedByMs: null,
  canRemind: false,
  history: [],
  companyId: null,
  person: null,
  company: null,
  park: null,
  ...changes
});
