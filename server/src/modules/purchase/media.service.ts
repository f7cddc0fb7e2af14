import type { TradeDocument } from '@contract/goods';
import type { Deps } from '../../deps';
import { isOwnDocument } from '../upload/document.service';
import { unfitImages } from '../upload/publicImage.service';

export type MediaDeps = Pick<Deps, 'db' | 'files' | 'imageModeration'>;

interface Media {
  /** By name of the field: what its owner wants to show. */
  files: Record<string, readonly Pick<TradeDocument, 'url' | 'type'>[]>;
  /** Addresses that stood there before, whoever uploaded them. */
  known: readonly string[];
}

export const asPictures = (urls: readonly string[]) => urls.map((url) => ({ url, type: 'image' as const }));

/** Place of a file, such as `photos.0` → `unknown` for one that the person has not uploaded. */
export async function strangeFiles(
  deps: MediaDeps,
  userId: string,
  { files, known }: Media
): Promise<Record<string, string>> {
  const fresh = placesOf(files).filter(({ url }) => !known.includes(url));
  const isOwn = await Promise.all(fresh.map((file) => isOwnDocument(deps, userId, file)));
  return Object.fromEntries(fresh.filter((_, index) => !isOwn[index]).map(({ place }) => [place, 'unknown']));
}

/** The same, and `banned` for a picture that may not be shown to others. To be asked before the transaction. */
export async function unfitFiles(deps: MediaDeps, userId: string, media: Media): Promise<Record<string, string>> {
  const pictures = placesOf(media.files).filter(({ type }) => type === 'image');
  const unfit = await unfitImages(
    deps,
    userId,
    pictures.map(({ url }) => url)
  );
  const banned = pictures.filter(({ url }) => unfit.has(url)).map(({ place }) => [place, 'banned'] as const);
  return { ...Object.fromEntries(banned), ...(await strangeFiles(deps, userId, media)) };
}

/** Names of documents, by their places. */
export function namesOf(field: string, documents: readonly TradeDocument[]): Record<string, string> {
  return Object.fromEntries(documents.map(({ name }, place) => [`${field}.${place}`, name]));
}

function placesOf(files: Media['files']) {
  return Object.entries(files).flatMap(([field, all]) =>
    all.map((file, place) => ({ place: `${field}.${place}`, ...file }))
  );
}
