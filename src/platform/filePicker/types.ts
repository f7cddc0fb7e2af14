/** A picture, video or document that a user chose, before its upload. */
export interface PickedFile {
  /** Path on this device to show and upload it, until `releaseFile`. */
  path: string;
  /** Size as it will be uploaded. */
  bytes: number;
  /** Duration of a video, where this device can read it. */
  seconds?: number;
  /** File name of a document: 检测报告.pdf. */
  name?: string;
}

export interface FileUpload {
  /** Full address. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Called with the uploaded share, 0 to 100. */
  onProgress(percent: number): void;
  /** Gets `abort` during the upload. */
  handle: { abort?: () => void };
  /** Time limit of the upload. */
  timeoutMs: number;
  /** Range of bytes to upload, `to` excluded; all by default. */
  range?: { from: number; to: number };
}

export interface FilePlatform {
  /** Lets the user choose up to so many photos from album or camera; empty for a cancellation. */
  pickPhotos(maxCount?: number): Promise<PickedFile[]>;
  /** Lets the user choose one video; the camera stops after `maxSeconds`. */
  pickVideo(maxSeconds: number): Promise<PickedFile[]>;
  /** Lets the user choose documents, which may be pictures: from the disk, in WeChat from a chat. */
  pickDocuments(maxCount?: number): Promise<PickedFile[]>;
  /** Uploads a file as the field `file` of a form and resolves with the response. Rejects as `Taro.request` does. */
  uploadFile(path: string, upload: FileUpload): Promise<{ statusCode: number; data: unknown }>;
  /** Returns the size of a file; 0 when it is gone. */
  fileBytes(path: string): Promise<number>;
  /** Releases the file's address. */
  releaseFile(path: string): void;
}
