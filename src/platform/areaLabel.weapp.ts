import type { AreaLabel } from './areaLabel.types';

export const areaLabel: AreaLabel = (text, isInvalid) => ({
  'aria-label': text,
  ...(isInvalid ? { 'aria-invalid': true } : {})
});
