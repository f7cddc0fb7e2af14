/** How the code of an `import()` comes. */
export interface CodeDelivery {
  /** It is on the phone already, so waiting for the first draw gains nothing. */
  isLocal: boolean;
}

/** True where opening a page may fail because its code has not come. */
export type LosesPages = boolean;
