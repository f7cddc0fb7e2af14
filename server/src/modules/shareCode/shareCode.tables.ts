import type { ShareRouteName } from '@rules/shareRoutes';
import type { MiniProgramVersion } from '../../providers/miniProgramCode';

/** Page that a scene names by a short key. */
export interface SharePageTable {
  key: string;
  route: ShareRouteName;
  /** Parameters as a URL query, in the order of `@rules/shareRoutes`; may be empty. */
  query: string;
  /** Epoch milliseconds (int8). */
  created_at_ms: number;
}

/** Picture of a mini-program code, drawn once. */
export interface ShareCodeImageTable {
  page: string;
  scene: string;
  version: MiniProgramVersion;
  /** Name in the file storage. */
  storage_name: string;
  /** Member whose invite code the scene contains; null for a visitor's. */
  user_id: string | null;
  /** Epoch milliseconds (int8). */
  created_at_ms: number;
}

export interface ShareCodeTables {
  share_page: SharePageTable;
  share_code_image: ShareCodeImageTable;
}
