import { renderPng } from '../modules/credentials/captchaPicture';
import { readSheetFile } from '../modules/priceImport/sheetFile';
import { previewOf, privateImage, publicImage, squareImage } from '../modules/upload/image';
import { isSafePdfFile } from '../modules/upload/pdf';

/**
 * Every job of a worker, by name. Input and result are copied between processes: data only. Jobs do not use the
 * database or the settings. Their time limits are in limits.ts.
 */
export const jobs = {
  drawnPng: renderPng,
  isSafePdfFile,
  previewOf,
  privateImage,
  publicImage,
  readSheetFile,
  squareImage
};

export type Jobs = typeof jobs;
export type JobName = keyof Jobs;
