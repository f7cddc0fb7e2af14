import type { TradeDocument } from '@contract/goods';
import type { Db, Tx } from '../../database/schema';
import type { Deps } from '../../deps';
import type { FileStorage } from '../../providers/fileStorage';
import { isOwnDocument } from '../upload/document.service';
import { unacceptableImages } from '../upload/publicImage.service';

export type ListingFileDeps = Pick<Deps, 'db' | 'files' | 'imageModeration'>;

interface ListingFiles {
  /** Files by name of the field. */
  files: Record<string, readonly Pick<TradeDocument, 'url' | 'type'>[]>;
  /** URLs of the stored versions, of any uploader. */
  storedUrls: readonly string[];
}

export const asPictures = (urls: readonly string[]) => urls.map((url) => ({ url, type: 'image' as const }));

/** Returns `unknown` by path, such as `photos.0`, for each new file that the user has not uploaded. */
export async function findForeignFiles(
  deps: { db: Db | Tx; files: FileStorage },
  userId: string,
  { files, storedUrls }: ListingFiles
): Promise<Record<string, string>> {
  const added = filesByField(files).filter(({ url }) => !storedUrls.includes(url));
  const isOwn = await Promise.all(added.map((file) => isOwnDocument(deps, userId, file)));
  return Object.fromEntries(added.filter((_, index) => !isOwn[index]).map(({ path }) => [path, 'unknown']));
}

/**
 * Returns `banned` by path for pictures that may not be public, of any uploader: a draft of a company shows those of
 * colleagues. Moderation may be slow: called before the transaction.
 */
export async function findBannedPictures(
  deps: ListingFileDeps,
  files: ListingFiles['files']
): Promise<Record<string, 'banned'>> {
  const pictures = filesByField(files).filter(({ type }) => type === 'image');
  const violations = await unacceptableImages(
    deps,
    null,
    pictures.map(({ url }) => url)
  );
  return Object.fromEntries(
    pictures.filter(({ url }) => violations.has(url)).map(({ path }) => [path, 'banned' as const])
  );
}

/** Returns banned pictures and foreign files by path. */
export async function findFileViolations(
  deps: ListingFileDeps,
  userId: string,
  listing: ListingFiles
): Promise<Record<string, string>> {
  return {
    ...(await findBannedPictures(deps, listing.files)),
    ...(await findForeignFiles(deps, userId, listing))
  };
}

/** Names of documents by path. */
export function documentNames(field: string, documents: readonly TradeDocument[]): Record<string, string> {
  return Object.fromEntries(documents.map(({ name }, index) => [`${field}.${index}`, name]));
}

function filesByField(files: ListingFiles['files']) {
  return Object.entries(files).flatMap(([field, all]) =>
    all.map((file, index) => ({ path: `${field}.${index}`, ...file }))
  );
}
