import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { ShareCodeImageTable, SharePageTable } from './shareCode.tables';

export type SharePageRow = Selectable<SharePageTable>;
type CodeImageRow = Selectable<ShareCodeImageTable>;
/** A code: its page and scene, in one version of the mini-program. */
export type CodeImageKey = Pick<CodeImageRow, 'page' | 'scene' | 'version'>;

export function findSharePage(db: Db, key: string): Promise<SharePageRow | undefined> {
  return db.selectFrom('share_page').selectAll().where('key', '=', key).executeTakeFirst();
}

export function findPageKey(
  db: Db,
  { route, query }: Pick<SharePageRow, 'route' | 'query'>
): Promise<{ key: string } | undefined> {
  return db
    .selectFrom('share_page')
    .select('key')
    .where('route', '=', route)
    .where('query', '=', query)
    .executeTakeFirst();
}

/** Does nothing when the page has a key, or the key is taken. */
export async function insertSharePage(db: Db, page: Insertable<SharePageTable>): Promise<void> {
  await db
    .insertInto('share_page')
    .values(page)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findCodeImage(db: Db, { page, scene, version }: CodeImageKey): Promise<CodeImageRow | undefined> {
  return db
    .selectFrom('share_code_image')
    .selectAll()
    .where('page', '=', page)
    .where('scene', '=', scene)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Returns false when the code has a picture. */
export async function insertCodeImage(db: Db, image: Insertable<ShareCodeImageTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('share_code_image')
    .values(image)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return inserted === 1n;
}

export function findCodeImagesOf(db: Db, userId: string): Promise<CodeImageRow[]> {
  return db.selectFrom('share_code_image').selectAll().where('user_id', '=', userId).orderBy('created_at_ms').execute();
}

/** Returns the names of the pictures whose rows it deleted. */
export async function deleteCodeImagesOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('share_code_image')
    .where('user_id', '=', userId)
    .returning('storage_name')
    .execute();
  return rows.map(({ storage_name }) => storage_name);
}
