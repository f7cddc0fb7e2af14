export interface GalleryPicturePlatform {
  /** Whether WeChat's own menu opens on a long press, with saving, forwarding and reading a code. */
  hasSystemMenu: boolean;
  /**
   * Downloads a picture, for saving or sharing it: a `data:` address, or a file in the mini-program.
   * @throws Error when it cannot be downloaded
   */
  downloadPicture(url: string): Promise<string>;
  /** Returns the text of the QR code in a picture; undefined without one. Not in the mini-program, which has its own menu. */
  readPictureCode(url: string): Promise<string | undefined>;
}
