import type { DescribedByPlatform } from './types';

/** WeChat's templates have no slot for it; the error is announced when it appears. */
export const describedBy: DescribedByPlatform['describedBy'] = () => ({});

export const errorProps: DescribedByPlatform['errorProps'] = () => ({});
