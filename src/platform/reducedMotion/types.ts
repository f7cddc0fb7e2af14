/** Does the person ask for reduced motion? Asked in timers and handlers, not in render. */
export type PrefersReducedMotion = () => boolean;
