import { ApiFailure } from '../PageStack';
import type { Api, Options } from './Api';
import { Canvas } from './Canvas';
import type { Files } from './files';

/** The phone's album; a scenario sets the user's choice. */
export class Album {
  /**
   * Files that the user chooses when the app asks for pictures or a video (`duration` in seconds); empty for a
   * cancellation.
   */
  chosen: { tempFilePath: string; size: number; duration?: number }[] = [];
  /** Result of WeChat's scanner, with the page for a code of this mini-program; null for a cancellation. */
  scanned: { result: string; path?: string } | null = null;
  /** Result of WeChat's page for cropping a picture, which WeChat on a computer lacks. */
  cutting: 'done' | 'cancel' | 'unsupported' = 'done';
  /** Aspect ratios that pictures were cropped to. */
  readonly cuts: string[] = [];
  readonly pictures: string[] = [];
  readonly shared: string[] = [];
}

/** Pictures from the album, from a canvas, into the album or to a chat; codes from the camera. */
export function albumApi(api: Api, album: Album, files: Files): Options {
  const made = new Set<string>();
  const known = (file: unknown) => {
    if (typeof file !== 'string' || !made.has(file)) throw new ApiFailure('no such file');
    return file;
  };
  return api.asynchronousAll({
    chooseMedia: ({ count, mediaType }) => {
      if (album.chosen.length === 0) throw new ApiFailure('cancel');
      const type = (mediaType as string[]).includes('video') ? 'video' : 'image';
      const tempFiles = album.chosen.slice(0, Number(count)).map((file) => ({ ...file, fileType: type }));
      return { type, tempFiles };
    },
    scanCode: () => {
      if (album.scanned === null) throw new ApiFailure('cancel');
      return { ...album.scanned, scanType: album.scanned.path ? 'WX_CODE' : 'QR_CODE', charSet: 'UTF-8' };
    },
    cropImage: ({ src, cropScale }) => {
      const picture = files.read(src);
      if (album.cutting === 'cancel') throw new ApiFailure('cancel');
      if (album.cutting === 'unsupported') throw new ApiFailure('not supported');
      album.cuts.push(String(cropScale));
      return { tempFilePath: files.putTemporary('.jpg', picture) };
    },
    canvasToTempFilePath: ({ canvas }) => {
      if (!(canvas instanceof Canvas)) throw new ApiFailure('canvas is empty');
      const tempFilePath = `http://tmp/canvas-${made.size + 1}.png`;
      made.add(tempFilePath);
      return { tempFilePath };
    },
    saveImageToPhotosAlbum: ({ filePath }) => {
      album.pictures.push(known(filePath));
    },
    showShareImageMenu: ({ path }) => {
      album.shared.push(known(path));
    }
  });
}
