import type { TextAreaLabel } from './types';

export const textAreaLabel: TextAreaLabel = (text, isInvalid) => ({
  'aria-label': text,
  ...(isInvalid ? { 'aria-invalid': true } : {})
});
