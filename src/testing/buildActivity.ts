import type { Activity } from '@contract/activity';
import { DAY_MS } from '@rules/duration';

const STARTS_AT_MS = Date.UTC(2026, 10, 24, 16);

export const buildActivity = (changes: Partial<Activity> = {}): Activity => ({
  id: 'new-crop-supply',
  title: '新货上新周',
  subtitle: '发布当季货源',
  varietyId: 'star-anise',
  startsAtMs: STARTS_AT_MS,
  endsAtMs: STARTS_AT_MS + 14 * DAY_MS,
  steps: [{ title: '发布供应', text: '写清产地和数量' }],
  rules: ['仅限当季新货。'],
  action: 'publishSupply',
  phase: 'running',
  ...changes
});
