import type { ColumnType } from 'kysely';

/** Settings that can be changed without a release, one JSON value per key. */
export interface AppSettingTable {
  key: string;
  value: ColumnType<unknown, string, string>;
}

/** Names of one-time tasks completed on this database, such as loading the demo data. */
export interface DoneWorkTable {
  name: string;
  done_at_ms: number;
}

export interface SettingTables {
  app_setting: AppSettingTable;
  done_work: DoneWorkTable;
}
