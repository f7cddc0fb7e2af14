import { renderPng } from '../modules/credentials/captchaPicture';
import { previewOf, privateImage, publicImage, squareImage } from '../modules/upload/image';
import { isSafePdfFile } from '../modules/upload/pdf';
import { readSheetFile } from '../modules/priceImport/sheetFile';

/**
 * Everything that a worker can be asked for, by name. What goes in and comes out is copied between processes: data
 * only. Nothing here knows the database or the settings. How long each may take stands in limits.ts.
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
