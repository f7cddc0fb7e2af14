import { SkeletonCard, SkeletonRow } from '@/ui/Skeleton';

/** Skeleton of the header and details while the request loads. */
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
