import type { TextAreaLabel } from './types';

/** Taro's Textarea is a box around the browser's own, which needs the name. */
export const textAreaLabel: TextAreaLabel = (text, isInvalid, errorId) => ({
  nativeProps: {
    'aria-label': text,
    'aria-invalid': String(isInvalid),
    ...(errorId && { 'aria-describedby': errorId })
  }
});
