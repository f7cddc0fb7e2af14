import type { VerificationKind } from '@contract/user';
import type { VerificationDetail, VerificationSummary } from '@contract/verification';

/** Of a kind of which nothing was sent. */
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
/** The same with its course and papers. */
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
