/**
 * Resolves once nobody touches, scrolls or types for a while: what comes up then does not come under a finger that is
 * about something else.
 */
export type WhenInputIdle = () => Promise<void>;
