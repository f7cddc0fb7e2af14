import type { PictureLabel } from './pictureLabel.types';

export const pictureLabel: PictureLabel = (text) => ({ 'aria-label': text });
