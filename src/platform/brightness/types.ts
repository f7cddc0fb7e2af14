/**
 * Makes the screen as bright as it gets, for a code that is scanned from it, and keeps it on. Where the platform allows
 * only one of them, or none, that is all. Never rejects.
 * @returns a function that restores what was before
 */
export type BrightenScreen = () => () => void;
