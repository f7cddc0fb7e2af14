import type { TextAreaLabel } from './types';

/** Taro's Textarea is a box around the browser's own, and that is where the name belongs. */
export const textAreaLabel: TextAreaLabel = (text, isInvalid) => ({
  nativeProps: { 'aria-label': text, 'aria-invalid': String(isInvalid) }
});
