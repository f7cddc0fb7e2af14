import type { Language } from '@contract/localText';
import type { TranslatedText } from '@contract/translation';

/** The translation of a text of a member. Times are epoch milliseconds (int8). */
export interface TranslationTable {
  kind: TranslatedText;
  subject_id: string;
  /** Number of a version, id of a message; empty for the only text of its kind. */
  part: string;
  language: Language;
  /** Digest of the text and of the service that translated it. */
  source_digest: string;
  text: string;
  /** Author of the text; null for one that is gone. */
  author_user_id: string | null;
  created_at_ms: number;
}

export interface TranslationTables {
  translation: TranslationTable;
}
