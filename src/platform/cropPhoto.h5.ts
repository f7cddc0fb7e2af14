import type { CropPhoto } from './cropPhoto.types';
import { keepFile } from './h5/keptFiles';
import { loadedPicture } from './h5/loadedPicture';
import { forgetPhoto } from './photo';

export const cropPhoto: CropPhoto = async (photo) => {
  const picture = await loadedPicture(photo.path);
  if (!picture) return photo;
  try {
    const { openCropper } = await import('./h5/cropper/openCropper');
    const square = await openCropper(picture);
    return square && keepFile(square);
  } finally {
    forgetPhoto(photo.path);
  }
};
