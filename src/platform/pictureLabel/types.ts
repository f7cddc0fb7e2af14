/** Attributes that make an Image say what it shows. Pictures beside their own words are `aria-hidden` instead. */
export type PictureLabel = (text: string) => object;
