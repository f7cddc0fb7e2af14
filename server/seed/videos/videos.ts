import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Insertable } from 'kysely';
import { videoProblem } from '@rules/video';
import { newId } from '../../src/database/id';
import { readMp4 } from '../../src/modules/upload/mp4';
import type { UploadedVideoTable } from '../../src/modules/upload/upload.tables';
import type { FileStorage } from '../../src/providers/fileStorage';
import { repositoryFolder } from '../../src/settings';
import type { PlannedSupply } from '../supplies';

const FOLDER = path.join(repositoryFolder, 'server/seed/videos');
/** Varieties with a video (rendered by renderVideos.ts). */
const VARIETIES_WITH_VIDEO = ['star-anise', 'tsaoko', 'cassia'];

export interface SeedVideo {
  supplyId: string;
  ownerId: string;
  /** Digest of its content, so that the address never changes its video. */
  name: string;
  file: string;
  content: Buffer;
}

/** Returns the videos: one supply of each of these varieties has one, the newest published. */
export function videosOf(supplies: readonly PlannedSupply[]): SeedVideo[] {
  return VARIETIES_WITH_VIDEO.flatMap((varietyId) => {
    const inPublic = supplies.filter(({ listed, status }) => listed.variety_id === varietyId && status === 'published');
    const [newest] = inPublic.toSorted((one, other) => other.listed.confirmed_at_ms - one.listed.confirmed_at_ms);
    if (newest === undefined) return [];
    const { listed, owner } = newest;
    const file = path.join(FOLDER, `${varietyId}.mp4`);
    const content = readFileSync(file);
    const name = `${createHash('sha256').update(content).digest('hex')}.mp4`;
    return [{ supplyId: listed.id, ownerId: owner.userId, name, file, content }];
  });
}

/**
 * Stores them as an upload is stored; returns their rows. A video that a member could not upload is refused here too.
 */
export async function storeVideos(
  files: FileStorage,
  videos: readonly SeedVideo[],
  nowMs: number
): Promise<Insertable<UploadedVideoTable>[]> {
  return Promise.all(
    videos.map(async ({ ownerId, name, file, content }) => {
      const bytes = content.length;
      const video = await readMp4(file);
      if (!video || videoProblem({ bytes, seconds: video.seconds })) throw new Error(`${file} is no video to upload`);
      await files.save(name, content);
      return {
        id: newId(nowMs),
        owner_user_id: ownerId,
        storage_name: name,
        seconds: Math.floor(video.seconds),
        bytes,
        state: 'shown' as const,
        is_held: true,
        created_at_ms: nowMs
      };
    })
  );
}
