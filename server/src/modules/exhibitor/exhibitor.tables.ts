import type { ColumnType, Generated } from 'kysely';
import type { Exhibit, ExhibitorSubcategory } from '@contract/exhibitor';
import type { ExhibitorCategory } from '@contract/floorPlan';

export interface ExhibitorTable {
  id: string;
  expo_id: string;
  /** Company on the platform, whose badge and staff are shown; null for one that is not on it. */
  company_id: string | null;
  name: string;
  logo_url: string | null;
  intro: string;
  category: ExhibitorCategory;
  subcategory: ExhibitorSubcategory;
  variety_ids: string[];
  hall_number: number;
  exhibits: ColumnType<Exhibit[], string, string>;
  /** Pinyin of the name in lower case, with its Latin words. */
  spelling: string;
  /** First letters of the pinyin. */
  initials: string;
  /** Letter of the index, written by the database: A to Z or #. */
  initial: Generated<string>;
  /** Written by the database. */
  search_tokens: Generated<string[]>;
  updated_at_ms: number;
}

export interface ExhibitorBoothTable {
  expo_id: string;
  booth_no: string;
  exhibitor_id: string;
}

/** Marks of a member: favourite and seen, each null without one. */
export interface ExhibitorMarkTable {
  user_id: string;
  exhibitor_id: string;
  favourite_at_ms: number | null;
  seen_at_ms: number | null;
}

export interface ExpoLeadTable {
  user_id: string;
  exhibitor_id: string;
  note: string;
  tags: string[];
  rating: number | null;
  revision: number;
  updated_at_ms: number;
}

export interface ExhibitorTables {
  exhibitor: ExhibitorTable;
  exhibitor_booth: ExhibitorBoothTable;
  exhibitor_mark: ExhibitorMarkTable;
  expo_lead: ExpoLeadTable;
}
