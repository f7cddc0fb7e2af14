import type { PictureFile } from './pictureFile.types';

export const pictureFile: PictureFile = (_, dataUri) => Promise.resolve(dataUri);
