export interface ScanPlatform {
  /**
   * Lets the person hold a code before the camera, or choose a picture of one. Answers what it says, for a code of this
   * mini-program the H5 address of the page that it opens; null when they turn back. Rejects when the system cannot.
   */
  scanCode(): Promise<string | null>;
}
