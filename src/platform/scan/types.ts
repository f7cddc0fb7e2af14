export interface ScanPlatform {
  /**
   * Lets the user scan a code with the camera, or choose a picture of one. Resolves with its text, for a code of this
   * mini-program with the H5 address of its page; null for a cancellation.
   * @throws Error when the system cannot
   */
  scanCode(): Promise<string | null>;
}
