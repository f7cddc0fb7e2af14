import type { JSONColumnType } from 'kysely';
import type { LinkTarget } from '@contract/deepLink';

export interface BannerTable {
  id: string;
  title: string;
  subtitle: string;
  /** Label of the button. */
  action: string;
  /** Variety whose picture is shown. */
  variety_id: string;
  jump: JSONColumnType<LinkTarget>;
  position: number;
}

export interface HomeTables {
  banner: BannerTable;
}
