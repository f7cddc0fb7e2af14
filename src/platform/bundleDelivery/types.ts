/** Delivery of the code of an `import()`. */
export interface BundleDelivery {
  /** True when the code is on the phone already, so waiting for the first render gains nothing. */
  isPreinstalled: boolean;
}

/** True where opening a page can fail because its code fails to load. */
export type PageLoadCanFail = boolean;
