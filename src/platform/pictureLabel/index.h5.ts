import type { PictureLabel } from './types';

/** Taro's Image is a box around the picture: the box has the name, and the picture in it none of its own. */
export const pictureLabel: PictureLabel = (text) => ({ role: 'img', 'aria-label': text, imgProps: { alt: '' } });
