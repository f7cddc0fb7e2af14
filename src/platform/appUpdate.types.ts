/** Puts the newest version in place of this one; what is on the screen is gone. Rejects when there is none to be had. */
export type ApplyUpdate = () => Promise<void>;
