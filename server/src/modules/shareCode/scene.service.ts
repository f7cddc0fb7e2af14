import type { SceneTarget } from '@contract/shareCode';
import type { SharedRoute } from '@rules/shareRoutes';
import { decodeShareScene, type ShareScene } from '@rules/shareScene';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { newTypedCode } from '../../typedCode';
import { resolveCode } from '../scanCode/scanCode.service';
import { findPageKey, findSharePage, insertSharePage, type SharePageRow } from './shareCode.repository';

/** 60 random bits: scenes are not secret, but must not collide. */
const KEY_LENGTH = 12;

/** Part of a scene that names its subject. */
export type SceneKey = Pick<ShareScene, 'kind' | 'key'>;
/** A page without a key. */
export type KeylessPage = Pick<SharePageRow, 'route' | 'query'>;

/** Caller and time of a scan, for the limit of tries. */
export interface Scan {
  address: string;
  nowMs: number;
}

/**
 * Returns the key of a business card by its scan code.
 * @throws AppError NOT_FOUND for an unknown code and one of another kind, CONFLICT `code` `expired` for a former one
 */
export async function cardKeyOf(db: Db, code: string, scan: Scan): Promise<SceneKey> {
  await requireCardId(db, code, scan);
  return { kind: 'card', key: code };
}

/** Returns the key of a page; the page as it is stored when it has none yet. */
export async function findKeyOf(db: Db, { route, params }: SharedRoute): Promise<SceneKey | KeylessPage> {
  if (route === 'home') return { kind: 'home', key: '' };
  const page = { route, query: new URLSearchParams(params).toString() };
  const row = await findPageKey(db, page);
  return row === undefined ? page : { kind: 'page', key: row.key };
}

/** Gives a page its key, which stays the same: it is printed. */
export async function createKeyOf(db: Db, page: KeylessPage, nowMs: number): Promise<SceneKey> {
  for (;;) {
    // Another call may insert at the same moment, and a random key may be taken: look again.
    await insertSharePage(db, { key: newTypedCode(KEY_LENGTH), ...page, created_at_ms: nowMs });
    const row = await findPageKey(db, page);
    if (row !== undefined) return { kind: 'page', key: row.key };
  }
}

/**
 * Returns what a scene leads to.
 * @param text scene as WeChat delivers it
 * @throws AppError NOT_FOUND for an unknown scene, CONFLICT `code` `expired` for the former code of a card
 */
export async function resolveScene(db: Db, text: string, scan: Scan): Promise<SceneTarget> {
  const scene = decodeShareScene(text);
  if (scene === null) throw new AppError('NOT_FOUND');
  const inviteCode = scene.inviteCode === '' ? null : scene.inviteCode;
  return { ...(await routeOf(db, scene, scan)), inviteCode, source: scene.source };
}

async function routeOf(db: Db, { kind, key }: SceneKey, scan: Scan): Promise<SharedRoute> {
  if (kind === 'home') return { route: 'home', params: {} };
  if (kind === 'card') return { route: 'vcard.shareMiddlePage', params: { id: await requireCardId(db, key, scan) } };
  const page = await findSharePage(db, key);
  if (page === undefined) throw new AppError('NOT_FOUND');
  return { route: page.route, params: Object.fromEntries(new URLSearchParams(page.query)) };
}

/** @throws AppError NOT_FOUND for an unknown code and one of another kind, CONFLICT `code` `expired` for a former one */
async function requireCardId(db: Db, code: string, { address, nowMs }: Scan): Promise<string> {
  const { kind, id } = await resolveCode(db, code, address, nowMs);
  if (kind !== 'card') throw new AppError('NOT_FOUND');
  return id;
}
