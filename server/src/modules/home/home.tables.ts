import type { JSONColumnType } from 'kysely';
import type { LinkTarget } from '@contract/deepLink';

export interface BannerTable {
  id: string;
  title: string;
  subtitle: string;
  /** The words on the button. */
  action: string;
  /** Whose picture it shows. */
  variety_id: string;
  jump: JSONColumnType<LinkTarget>;
  position: number;
}

export interface HomeTables {
  banner: BannerTable;
}
