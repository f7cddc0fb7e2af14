import type { Generated, JSONColumnType } from 'kysely';
import type { ExpoBanner, ExpoFigure, ExpoOpening, ExpoOrganiser, LiveConfig } from '@contract/expo';
import type { IntroductionSection } from '@contract/expoIntroduction';
import type { ExpoOperationKind } from '@contract/expoOperation';
import type { AttachmentType } from '@contract/news';

/** A JSON column with a default, written as JSON text. */
type GeneratedJson<T extends object> = JSONColumnType<T, string | undefined, string>;

export interface ExpoTable {
  id: string;
  name: string;
  starts_on: string;
  ends_on: string;
  venue: string;
  registered_count: number;
  number: Generated<number>;
  slogan: Generated<string>;
  address: Generated<string>;
  /** GCJ-02 degrees; both null until the venue is on the map. */
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
  organisers: GeneratedJson<ExpoOrganiser[]>;
  figures: GeneratedJson<ExpoFigure[]>;
  openings: GeneratedJson<ExpoOpening[]>;
  banners: GeneratedJson<ExpoBanner[]>;
  live: JSONColumnType<LiveConfig | null, string | null | undefined, string | null>;
  introduction: GeneratedJson<IntroductionSection[]>;
  revision: Generated<number>;
}

/** A file that visitors of the introduction download. */
export interface ExpoFileTable {
  id: string;
  expo_id: string;
  name: string;
  type: AttachmentType;
  content: Buffer;
}

/** An action of an operator at an expo. Rows are added only. */
export interface ExpoOperationTable {
  id: string;
  expo_id: string;
  kind: ExpoOperationKind;
  /** Id of what was changed; empty for the expo as a whole. */
  subject: string;
  note: string;
  operator: string;
  at_ms: number;
}

export interface ExpoTables {
  expo: ExpoTable;
  expo_file: ExpoFileTable;
  expo_operation: ExpoOperationTable;
}
