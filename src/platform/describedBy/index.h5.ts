import type { DescribedByPlatform } from './types';

export const describedBy: DescribedByPlatform['describedBy'] = (id) => (id ? { 'aria-describedby': id } : {});

export const errorProps: DescribedByPlatform['errorProps'] = (errorId) =>
  errorId ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
