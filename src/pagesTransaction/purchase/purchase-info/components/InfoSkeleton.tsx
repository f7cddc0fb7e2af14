import { SkeletonCard, SkeletonRow } from '@/ui/Skeleton';

/** Head and facts of a request that is on its way. */
export function InfoSkeleton() {
  return (
    <>
      <SkeletonCard />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </>
  );
}
