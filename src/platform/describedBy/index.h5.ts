import type { DescribedByPlatform } from './types';

export const describedBy: DescribedByPlatform['describedBy'] = (id) => (id ? { 'aria-describedby': id } : {});
