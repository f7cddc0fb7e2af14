import { Section } from '@/ui/Card';
import { Skeleton, SkeletonRow } from '@/ui/Skeleton';

/** Skeleton of gallery, price and supplier while the supply loads. */
export function InfoSkeleton() {
  return (
    <>
      <Skeleton width={375} height={276} />
      <Section>
        <Skeleton width={200} height={34} />
        <SkeletonRow />
      </Section>
      <Section>
        <SkeletonRow />
        <SkeletonRow />
      </Section>
    </>
  );
}
