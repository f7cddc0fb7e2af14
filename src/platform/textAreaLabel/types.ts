/** Returns attributes that name a text area and mark an invalid value. */
export type TextAreaLabel = (text: string, isInvalid: boolean) => object;
