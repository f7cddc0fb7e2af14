import type { PictureFile } from './types';

export const pictureFile: PictureFile = (_, dataUri) => Promise.resolve(dataUri);
