/** Whether the user prefers reduced motion. Read in timers and handlers, not in render. */
export type PrefersReducedMotion = () => boolean;
