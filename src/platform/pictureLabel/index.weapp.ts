import type { PictureLabel } from './types';

export const pictureLabel: PictureLabel = (text) => ({ 'aria-label': text });
