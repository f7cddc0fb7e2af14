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
/** The varieties that there is a film of (renderVideos.ts draws them). */
const VARIETIES_WITH_VIDEO = ['star-anise', 'tsaoko', 'cassia'];

export interface SeedVideo {
  supplyId: string;
  ownerId: string;
  /** Of its content, so that the address stands for one film for ever. */
  name: string;
  file: string;
  content: Buffer;
}

/** One supply of each filmed variety has its film: the newest in public. */
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

/** Keeps them as an upload is kept; answers their rows. A film that a member could not upload is refused here too. */
export async function storeVideos(
  files: FileStorage,
  videos: readonly SeedVideo[],
  nowMs: number
): Promise<Insertable<UploadedVideoTable>[]> {
  return Promise.all(
    videos.map(async ({ ownerId, name, file, content }) => {
      const bytes = content.length;
      const video = await readMp4(file);
      if (!video || videoProblem({ bytes, seconds: video.seconds })) throw new Error(`${file} is no film to upload`);
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
