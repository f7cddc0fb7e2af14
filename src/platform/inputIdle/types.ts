/** Resolves once there is no touch, scroll or key for a while, so that a new overlay does not appear under a finger. */
export type WhenInputIdle = () => Promise<void>;
