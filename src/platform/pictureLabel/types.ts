/** Returns attributes that describe an Image. Pictures beside their own text are `aria-hidden` instead. */
export type PictureLabel = (text: string) => object;
