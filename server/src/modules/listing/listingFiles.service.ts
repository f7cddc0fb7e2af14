import type { TradeDocument } from '@contract/goods';
import type { Deps } from '../../deps';
import { isOwnDocument } from '../upload/document.service';
import { unacceptableImages } from '../upload/publicImage.service';

export type MediaDeps = Pick<Deps, 'db' | 'files' | 'imageModeration'>;

interface Media {
  /** By name of the field: what its owner wants to show. */
  files: Record<string, readonly Pick<TradeDocument, 'url' | 'type'>[]>;
  /** Addresses that stood there before, whoever uploaded them. */
  known: readonly string[];
}

export const asPictures = (urls: readonly string[]) => urls.map((url) => ({ url, type: 'image' as const }));

/** Place of a file, such as `photos.0` → `unknown` for one that the person has not uploaded. */
export async function findForeignFiles(
  deps: MediaDeps,
  userId: string,
  { files, known }: Media
): Promise<Record<string, string>> {
  const added = filesByField(files).filter(({ url }) => !known.includes(url));
  const isOwn = await Promise.all(added.map((file) => isOwnDocument(deps, userId, file)));
  return Object.fromEntries(added.filter((_, index) => !isOwn[index]).map(({ path }) => [path, 'unknown']));
}

/** The same, and `banned` for a picture that may not be shown to others. To be asked before the transaction. */
export async function findFileViolations(
  deps: MediaDeps,
  userId: string,
  media: Media
): Promise<Record<string, string>> {
  const pictures = filesByField(media.files).filter(({ type }) => type === 'image');
  const violations = await unacceptableImages(
    deps,
    userId,
    pictures.map(({ url }) => url)
  );
  const banned = pictures.filter(({ url }) => violations.has(url)).map(({ path }) => [path, 'banned'] as const);
  return { ...Object.fromEntries(banned), ...(await findForeignFiles(deps, userId, media)) };
}

/** Names of documents, by their places. */
export function documentNames(field: string, documents: readonly TradeDocument[]): Record<string, string> {
  return Object.fromEntries(documents.map(({ name }, index) => [`${field}.${index}`, name]));
}

function filesByField(files: Media['files']) {
  return Object.entries(files).flatMap(([field, all]) =>
    all.map((file, index) => ({ path: `${field}.${index}`, ...file }))
  );
}
