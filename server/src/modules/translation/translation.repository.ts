import type { Language } from '@contract/localText';
import type { TranslatedText } from '@contract/translation';
import type { Db, Tx } from '../../database/schema';
import type { TranslationTable } from './translation.tables';

export interface TranslationKey {
  kind: TranslatedText;
  subject_id: string;
  part: string;
  language: Language;
}

export function findTranslation(db: Db, key: TranslationKey): Promise<TranslationTable | undefined> {
  return db
    .selectFrom('translation')
    .selectAll()
    .where('kind', '=', key.kind)
    .where('subject_id', '=', key.subject_id)
    .where('part', '=', key.part)
    .where('language', '=', key.language)
    .executeTakeFirst();
}

/** Stores a translation in place of one of an earlier version of the text. */
export async function saveTranslation(tx: Tx, row: TranslationTable): Promise<void> {
  await tx
    .insertInto('translation')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject_id', 'part', 'language']).doUpdateSet({
        source_digest: row.source_digest,
        text: row.text,
        author_user_id: row.author_user_id,
        created_at_ms: row.created_at_ms
      })
    )
    .execute();
}

export function findByAuthor(db: Db, userId: string) {
  return db
    .selectFrom('translation')
    .where('author_user_id', '=', userId)
    .select(['kind', 'subject_id as subjectId', 'part', 'language', 'text', 'created_at_ms as createdAtMs'])
    .orderBy('created_at_ms')
    .orderBy('subject_id')
    .orderBy('language')
    .execute();
}

export async function deleteByAuthor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('translation').where('author_user_id', '=', userId).execute();
}

export async function deleteBefore(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('translation').where('created_at_ms', '<', beforeMs).execute();
}
