import { loadImage } from '../h5/loadImage';
import type { GalleryPicturePlatform } from './types';

/** Longest side of the picture that is searched for a code, px. */
const SEARCHED_PX = 1600;

export const hasSystemMenu: GalleryPicturePlatform['hasSystemMenu'] = false;

export const downloadPicture: GalleryPicturePlatform['downloadPicture'] = async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the picture was answered with ${response.status}`);
  const content = await response.blob();
  return new Promise((resolve, reject) => {
    const fileReader = new FileReader();
    fileReader.onload = () => resolve(fileReader.result as string);
    fileReader.onerror = () => reject(new Error('the picture could not be read'));
    fileReader.readAsDataURL(content);
  });
};

export const readPictureCode: GalleryPicturePlatform['readPictureCode'] = async (url) => {
  // As data, which a canvas may read also where the picture is of another host.
  const [{ drawToCanvas, pictureDecoder }, image] = await Promise.all([
    import('../scan/scanner/codeDecoder'),
    downloadPicture(url).then(loadImage)
  ]);
  if (!image) return undefined;
  const decode = await pictureDecoder();
  return decode(drawToCanvas(document.createElement('canvas'), image, SEARCHED_PX));
};
