import { user } from '@/stores/user';
import type { PageFrameProps } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';

/**
 * What a page frame shows while a token is there and the person behind it is not: that they are waited for, or why they
 * did not come and the way to ask again. Read it while drawing an observer.
 */
export function userFrameProps(): Pick<PageFrameProps, 'status' | 'error' | 'onRetry' | 'skeleton'> {
  const { error } = user;
  return {
    status: error === undefined ? 'loading' : 'error',
    error,
    onRetry: () => void user.load(),
    skeleton: <SkeletonCard />
  };
}
