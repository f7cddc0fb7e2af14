/** Resolves when the screen is drawn and the device has a moment, or after two seconds. */
export type Idle = () => Promise<void>;
