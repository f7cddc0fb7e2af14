import { getShareCodeImage } from '@/api/shareCode';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import type { LoadedPictures } from '@/platform/picture/types';
import { withTimeout } from '@/platform/picture/withTimeout';
import { encodeQrCode } from '@/platform/qrCode';
import type { QrModules } from '@/platform/qrCode/types';
import { leadsToMiniProgram } from '@/platform/share';
import { siteUrl } from '@/platform/siteUrl';
import type { DrawnCode } from './codeItem';

/** Code of a poster, before its picture has loaded. */
export interface PosterCode {
  /** Address of the code that WeChat drew; undefined on H5, without a mini-program, and when WeChat does not answer in time. */
  picture: string | undefined;
  /** QR code of the H5 address, for a poster without such a picture. */
  modules: QrModules;
}

/**
 * Returns the code that opens a page; of a poster made in the mini-program it leads back there.
 * @param path path and query of the page, as in `SharedPage`
 * @throws Error when the encoder of QR codes did not arrive
 */
export async function loadPosterCode(path: string): Promise<PosterCode> {
  const [picture, modules] = await Promise.all([findMiniProgramCode(path), encodeQrCode(siteUrl(path))]);
  return { picture, modules };
}

async function findMiniProgramCode(path: string): Promise<string | undefined> {
  if (!leadsToMiniProgram) return undefined;
  const url = await withTimeout(getShareCodeImage({ path, source: 'poster' }));
  return url ? uploadUri(url) : undefined;
}

/** Returns the pictures that a poster loads for its code. */
export const codePictures = ({ picture }: PosterCode): string[] => (picture === undefined ? [] : [picture]);

/** Returns what is drawn of a code once the pictures have loaded. */
export const drawnCode = ({ picture, modules }: PosterCode, loaded: LoadedPictures): DrawnCode =>
  picture !== undefined && loaded.has(picture) ? picture : modules;
