import path from 'node:path';
import type { Picture } from '@contract/upload';
import type { Db } from '../../database/schema';
import type { FileStorage } from '../../providers/fileStorage';
import type { ImageModeration } from '../../providers/imageModeration';
import { findImageSizes, findImagesOf, type ImageRow, updateIsFit } from './upload.repository';

export interface PublicImageDeps {
  db: Db;
  files: FileStorage;
  imageModeration: ImageModeration;
}

const mimes: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' };

/**
 * Returns those of the URLs that are pictures of the owner and may not be public; without an owner, of any member, for
 * what colleagues edit. Each picture is moderated once, when it is about to become public. Called before the transaction
 * that publishes them, because the service may be slow. Who may use a picture is not checked here (see `isOwnImage`).
 * @throws ServiceUnavailableError when the service cannot be reached
 */
export async function unacceptableImages(
  deps: PublicImageDeps,
  ownerId: string | null,
  urls: readonly (string | null)[]
): Promise<Set<string>> {
  const wanted = new Set(urls.filter((url): url is string => url !== null));
  const names = [...wanted].map((url) => path.posix.basename(url));
  const rows = (await findImagesOf(deps.db, ownerId, names)).filter((row) => wanted.has(urlOf(deps, row)));
  const answers = await Promise.all(
    rows.map(async (row) => [urlOf(deps, row), await isAcceptable(deps, row)] as const)
  );
  return new Set(answers.filter(([, fit]) => !fit).map(([url]) => url));
}

const urlOf = ({ files }: PublicImageDeps, row: ImageRow): string => files.urlOf(row.storage_name);

async function isAcceptable({ db, files, imageModeration }: PublicImageDeps, row: ImageRow): Promise<boolean> {
  if (row.is_fit !== null) return row.is_fit;
  const mime = mimes[path.posix.extname(row.storage_name)] ?? 'application/octet-stream';
  const answer = await imageModeration.isAllowed(await files.read(row.storage_name), mime);
  await updateIsFit(db, row.id, answer);
  return answer;
}

/** Returns the pictures at these URLs with their sizes, in the same order; unknown ones are left out. */
export async function getPictures(
  { db, files }: Pick<PublicImageDeps, 'db' | 'files'>,
  urls: readonly string[]
): Promise<Picture[]> {
  const sizes = await findImageSizes(
    db,
    urls.map((url) => path.posix.basename(url))
  );
  const pictures = new Map(
    sizes.map(({ storage_name: name, width, height }) => [files.urlOf(name), { url: files.urlOf(name), width, height }])
  );
  return urls.flatMap((url) => pictures.get(url) ?? []);
}
