import { releaseFile } from '../filePicker';
import { loadImage } from '../h5/loadImage';
import { registerFile } from '../h5/objectUrls';
import type { CropPhoto } from './types';

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
