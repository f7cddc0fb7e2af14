/** A picture that a person chose, before it is sent. */
export interface ChosenPhoto {
  /** To show and to send it: of this device, until `forgetPhoto`. */
  path: string;
  /** As it will be sent. */
  bytes: number;
}

export interface PhotoUpload {
  /** Full address. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Told how much of it has left, 0 to 100. */
  onProgress(percent: number): void;
  /** Gets `abort` while it is under way. */
  handle: { abort?: () => void };
}

export interface PhotoPlatform {
  /** Lets the person choose at most so many from the album or the camera; none when they turn back. */
  choosePhotos(most: number): Promise<ChosenPhoto[]>;
  /** Sends it as the field `file` of a form and answers what came back. Rejects as `Taro.request` does. */
  sendPhoto(path: string, upload: PhotoUpload): Promise<{ status: number; body: unknown }>;
  /** Lets go of what was kept to show it. */
  forgetPhoto(path: string): void;
}
