import type { TextAreaLabel } from './textAreaLabel.types';

export const textAreaLabel: TextAreaLabel = (text, isInvalid) => ({
  'aria-label': text,
  ...(isInvalid ? { 'aria-invalid': true } : {})
});
