/** Returns attributes that name a text area and mark an invalid value. `errorId`: of the element that says why. */
export type TextAreaLabel = (text: string, isInvalid: boolean, errorId?: string) => object;
