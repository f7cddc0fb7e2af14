import { HOUR_MS } from '@rules/duration';
import { cardCodeAt, SCENE_PAGE, type SharedRoute, sharedRouteAt, shareRoutes } from '@rules/shareRoutes';
import { encodeShareScene, type ShareSource } from '@rules/shareScene';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { FileStorage } from '../../providers/fileStorage';
import type { MiniProgramCodes } from '../../providers/miniProgramCode';
import { countAction } from '../rateLimit/rateLimit.service';
import { inviterOf } from '../user/inviter.service';
import { cardKeyOf, createKeyOf, findKeyOf, type Scan, type SceneKey } from './scene.service';
import { type CodeImageKey, findCodeImage, insertCodeImage } from './shareCode.repository';

/** New pictures, of a member or of the visitors at one address. */
const IMAGE_LIMIT = { name: 'shareCodeImage', limit: 120, windowMs: HOUR_MS };

export interface ShareCodeDeps {
  db: Db;
  files: FileStorage;
  /** Null without a mini-program. */
  miniProgramCodes: MiniProgramCodes | null;
}

export interface CodeImageRequest {
  /** Path and query of the page, as in a share. */
  path: string;
  source: ShareSource;
}

/**
 * Returns the address of the picture of a code that opens a page; null without a mini-program. The picture is drawn once
 * for each page, source and member.
 * @throws AppError VALIDATION `path` `unknown` for a page that is not shared, NOT_FOUND or CONFLICT `code` `expired` for the
 * code of a card, RATE_LIMITED above 120 new pictures an hour
 */
export async function getCodeImage(
  deps: ShareCodeDeps,
  member: Member | null,
  { path, source }: CodeImageRequest,
  scan: Scan
): Promise<string | null> {
  const page = pageAt(path);
  const { db, files, miniProgramCodes } = deps;
  if (miniProgramCodes === null) return null;
  const inviteCode = await inviteCodeOf(db, member);
  const imageOf = (key: SceneKey): CodeImageKey => ({
    page: key.kind === 'home' ? shareRoutes.home.path : SCENE_PAGE,
    scene: encodeShareScene({ ...key, source, inviteCode }),
    version: miniProgramCodes.version
  });
  const known = 'code' in page ? await cardKeyOf(db, page.code, scan) : await findKeyOf(db, page);
  const stored = 'key' in known ? await findCodeImage(db, imageOf(known)) : undefined;
  if (stored !== undefined) return files.urlOf(stored.storage_name);
  await countAction(db, IMAGE_LIMIT, member?.id ?? scan.address, scan.nowMs);
  const image = imageOf('key' in known ? known : await createKeyOf(db, known, scan.nowMs));
  const picture = await miniProgramCodes.draw(image.page, image.scene);
  return files.urlOf(await saveImage(deps, image, picture, { userId: member?.id ?? null, nowMs: scan.nowMs }));
}

/**
 * Returns a page by its path: a business card by its scan code, or a route.
 * @throws AppError VALIDATION `path` `unknown` for a page that is not shared
 */
function pageAt(path: string): SharedRoute | { code: string } {
  const code = cardCodeAt(path);
  const page = code === undefined ? sharedRouteAt(path) : { code };
  if (page === undefined) throw new AppError('VALIDATION', { fields: { path: 'unknown' } });
  return page;
}

/** Returns an empty text for a visitor. */
async function inviteCodeOf(db: Db, member: Member | null): Promise<string> {
  const account = member === null ? null : await inviterOf(db, member.id);
  return account?.inviteCode ?? '';
}

/** Returns the storage name of the picture of a code: of an earlier one, if another call has drawn it meanwhile. */
async function saveImage(
  { db, files }: ShareCodeDeps,
  image: CodeImageKey,
  picture: Buffer,
  { userId, nowMs }: { userId: string | null; nowMs: number }
): Promise<string> {
  const name = `${newId(nowMs)}.jpg`;
  await files.save(name, picture);
  const row = { ...image, storage_name: name, user_id: userId, created_at_ms: nowMs };
  if (await insertCodeImage(db, row)) return name;
  await files.remove(name);
  return (await findCodeImage(db, image))?.storage_name ?? name;
}
