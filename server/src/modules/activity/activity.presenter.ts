import type { Activity, ActivityContent, ActivityPhase } from '@contract/activity';
import type { ActivityRow } from './activity.repository';

function phaseOf({ starts_at_ms: startsAtMs, ends_at_ms: endsAtMs }: ActivityRow, nowMs: number): ActivityPhase {
  if (nowMs < startsAtMs) return 'upcoming';
  return nowMs < endsAtMs ? 'running' : 'ended';
}

export function presentContent(row: ActivityRow): ActivityContent {
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    varietyId: row.variety_id,
    startsAtMs: row.starts_at_ms,
    endsAtMs: row.ends_at_ms,
    steps: row.steps,
    rules: row.rules,
    action: row.action,
    revision: row.revision
  };
}

export function presentActivity(row: ActivityRow, nowMs: number): Activity {
  const { revision: _revision, ...content } = presentContent(row);
  return { ...content, phase: phaseOf(row, nowMs) };
}
