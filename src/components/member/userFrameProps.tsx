import { user } from '@/stores/user';
import type { PageFrameProps } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';

/**
 * Returns page frame props for the time when a token exists but the user is not loaded: loading, or the error with a
 * retry. Call it inside an observer.
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
