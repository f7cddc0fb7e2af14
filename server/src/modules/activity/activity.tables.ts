import type { JSONColumnType } from 'kysely';
import type { ActivityAction, ActivityContent } from '@contract/activity';

/** Times are epoch milliseconds (int8). */
export interface ActivityTable {
  id: string;
  title: string;
  subtitle: string;
  /** Variety whose picture is shown. */
  variety_id: string;
  starts_at_ms: number;
  ends_at_ms: number;
  steps: JSONColumnType<ActivityContent['steps']>;
  rules: JSONColumnType<ActivityContent['rules']>;
  action: ActivityAction;
  /** Counts the changes. */
  revision: number;
}

export interface ActivityTables {
  activity: ActivityTable;
}
