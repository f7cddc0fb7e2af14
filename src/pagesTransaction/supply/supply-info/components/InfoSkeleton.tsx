import { Section } from '@/ui/Card';
import { Skeleton, SkeletonRow } from '@/ui/Skeleton';

/** Gallery, price and seller of a supply that is on its way. */
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
