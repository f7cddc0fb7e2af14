import type { Activity, ActivityContent } from '@contract/activity';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { presentActivity, presentContent } from './activity.presenter';
import { findActivity, insertActivity, listActivityRows, updateActivity } from './activity.repository';

/**
 * Returns an activity with its phase.
 * @throws AppError NOT_FOUND for an unknown one
 */
export async function getActivity(db: Db, id: string, nowMs: number): Promise<Activity> {
  const row = await findActivity(db, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return presentActivity(row, nowMs);
}

/** Returns all activities for an operator, the latest first. */
export async function listActivities(db: Db): Promise<ActivityContent[]> {
  return (await listActivityRows(db)).map(presentContent);
}

/**
 * Creates (revision 0) or replaces an activity and returns it.
 * @throws AppError VALIDATION `endsAtMs` for one that ends before it begins, CONFLICT `revision` when it was saved since
 */
export async function saveActivity(db: Db, content: ActivityContent): Promise<ActivityContent> {
  if (content.endsAtMs <= content.startsAtMs) throw new AppError('VALIDATION', { fields: { endsAtMs: 'range' } });
  const row = {
    id: content.id,
    title: content.title,
    subtitle: content.subtitle,
    variety_id: content.varietyId,
    starts_at_ms: content.startsAtMs,
    ends_at_ms: content.endsAtMs,
    steps: JSON.stringify(content.steps),
    rules: JSON.stringify(content.rules),
    action: content.action,
    revision: content.revision + 1
  };
  const saved =
    content.revision === 0 ? await insertActivity(db, row) : await updateActivity(db, content.revision, row);
  if (saved === undefined) throw new AppError('CONFLICT', { fields: { revision: 'stale' } });
  return presentContent(saved);
}
