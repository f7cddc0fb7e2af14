import { ApiFailure } from '../PageStack';
import type { Api, Options } from './Api';
import { Canvas } from './Canvas';
import type { Files } from './files';

/** The user's media choices, set by a scenario, and the pictures that the app saved or shared. */
export class Media {
  /**
   * Files that the user chooses when the app asks for pictures or a video: `size` in bytes, `duration` in seconds.
   * Empty for a cancellation.
   */
  chosenFiles: { tempFilePath: string; size: number; duration?: number }[] = [];
  /** Result of WeChat's scanner, with the page for a code of this mini-program; null for a cancellation. */
  scanResult: { result: string; path?: string } | null = null;
  /** Outcome of WeChat's page for cropping a picture, which is not supported by WeChat for desktop. */
  cropOutcome: 'done' | 'cancel' | 'unsupported' = 'done';
  /** Aspect ratios that pictures were cropped to. */
  readonly cropScales: string[] = [];
  /** Paths of the pictures that the app saved to the album. */
  readonly savedImages: string[] = [];
  /** Paths of the pictures that the app shared to a chat. */
  readonly sharedImages: string[] = [];
}

/** Implements wx's media calls: choosing, cropping, saving and sharing pictures, and scanning codes. */
export function mediaApi(api: Api, media: Media, files: Files): Options {
  const assertFile = (path: unknown): string => {
    files.read(path);
    return String(path);
  };
  return api.asynchronousAll({
    chooseMedia: ({ count, mediaType }) => {
      if (media.chosenFiles.length === 0) throw new ApiFailure('cancel');
      const type = (mediaType as string[]).includes('video') ? 'video' : 'image';
      const tempFiles = media.chosenFiles.slice(0, Number(count)).map((file) => ({ ...file, fileType: type }));
      return { type, tempFiles };
    },
    scanCode: () => {
      const { scanResult } = media;
      if (scanResult === null) throw new ApiFailure('cancel');
      return { ...scanResult, scanType: scanResult.path ? 'WX_CODE' : 'QR_CODE', charSet: 'UTF-8' };
    },
    cropImage: ({ src, cropScale }) => {
      const picture = files.read(src);
      if (media.cropOutcome === 'cancel') throw new ApiFailure('cancel');
      if (media.cropOutcome === 'unsupported') throw new ApiFailure('not supported');
      media.cropScales.push(String(cropScale));
      return { tempFilePath: files.putTemporary('.jpg', picture) };
    },
    canvasToTempFilePath: ({ canvas }) => {
      if (!(canvas instanceof Canvas)) throw new ApiFailure('canvas is empty');
      // The harness draws nothing, so the picture is an empty file.
      return { tempFilePath: files.putTemporary('.png', Buffer.alloc(0)) };
    },
    saveImageToPhotosAlbum: ({ filePath }) => {
      media.savedImages.push(assertFile(filePath));
    },
    showShareImageMenu: ({ path }) => {
      media.sharedImages.push(assertFile(path));
    }
  });
}
