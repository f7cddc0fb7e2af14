import { prefersReducedMotion } from '@/platform/reducedMotion';

/** Duration of a scroll that lets the eye follow, ms: 0 for those who prefer reduced motion. Asked for at each scroll. */
export const scrollDurationMs = (): number => (prefersReducedMotion() ? 0 : 200);
