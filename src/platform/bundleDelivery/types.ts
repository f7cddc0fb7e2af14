/** How the code of an `import()` comes. */
export interface BundleDelivery {
  /** It is on the phone already, so waiting for the first draw gains nothing. */
  isPreinstalled: boolean;
}

/** True where opening a page may fail because its code has not come. */
export type PageLoadCanFail = boolean;
