/** Attributes that name a text area, and say whether what is in it is wrong. */
export type TextAreaLabel = (text: string, isInvalid: boolean) => object;
