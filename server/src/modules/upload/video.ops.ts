import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Command, type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import type { FileStorage } from '../../providers/fileStorage';
import { listPendingVideos, reviewVideo } from './video.service';

/** `video:list`: lists videos that wait for a review, the oldest first, each with its URL. */
export async function listVideos(deps: { db: Db; files: FileStorage }, siteUrl: string): Promise<string> {
  const videos = await listPendingVideos(deps);
  if (videos.length === 0) return 'No video waits for a review.';
  return videos
    .map(({ id, url, seconds, uploadedAtMs }) => {
      const address = url.startsWith('/') ? `${siteUrl}${url}` : url;
      return `${id}  ${shanghaiMinute(uploadedAtMs)}  ${seconds} s  ${address}`;
    })
    .join('\n');
}

/**
 * `video:show ID`, `video:refuse ID`: publishes a video or rejects it.
 * @throws OperatorError for an unknown video
 */
export async function reviewCommand(db: Db, id: string, state: 'shown' | 'refused'): Promise<string> {
  try {
    await reviewVideo(db, id, state);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorError(`There is no video ${id}.`);
  }
  return `${id} is ${state}.`;
}

const reviewing =
  (state: 'shown' | 'refused'): Command['run'] =>
  ({ withDatabase }, [word]) => {
    const id = required(word, 'ID');
    return withDatabase((db) => reviewCommand(db, id, state));
  };

export const videoCommands: Commands = {
  'video:list': {
    summary: 'videos of members that wait for a review before others see them, with their addresses',
    run: ({ withDatabase, files, siteUrl }) => withDatabase((db) => listVideos({ db, files }, siteUrl))
  },
  'video:show': {
    usage: 'ID',
    summary: 'show a video to everyone',
    run: reviewing('shown')
  },
  'video:refuse': {
    usage: 'ID',
    summary: 'show a video only to the member who uploaded it',
    run: reviewing('refused')
  }
};
