import type { CropPhoto } from './types';
import { registerFile } from '../h5/objectUrls';
import { loadImage } from '../h5/loadImage';
import { releaseFile } from '../filePicker';

export const cropPhoto: CropPhoto = async (photo) => {
  const picture = await loadImage(photo.path);
  if (!picture) return photo;
  try {
    const { openCropper } = await import('./cropper/openCropper');
    const square = await openCropper(picture);
    return square && registerFile(square);
  } finally {
    releaseFile(photo.path);
  }
};
