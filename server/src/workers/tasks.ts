import { renderPng } from '../modules/credentials/captchaPicture';
import { readSheetFile } from '../modules/priceImport/sheetFile';
import { drawSharePicture } from '../modules/sharePicture/drawSharePicture';
import { encodePrivateImage, encodePublicImage, encodeSquareImage, renderPreview } from '../modules/upload/image';
import { isSafePdfFile } from '../modules/upload/pdf';

/**
 * Every task of a worker, by name. Input and result are copied between processes: data only. Tasks do not use the
 * database or the settings. Their time limits are in limits.ts.
 */
export const tasks = {
  renderPng,
  isSafePdfFile,
  renderPreview,
  encodePrivateImage,
  encodePublicImage,
  readSheetFile,
  encodeSquareImage,
  drawSharePicture
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
