/** A picture, video or document that a person chose, before it is sent. */
export interface PickedFile {
  /** To show and to send it: of this device, until `releaseFile`. */
  path: string;
  /** As it will be sent. */
  bytes: number;
  /** Of a video, where this device can tell. */
  seconds?: number;
  /** Of a document, as the person knows it: 检测报告.pdf. */
  name?: string;
}

export interface FileUpload {
  /** Full address. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Told how much of it has left, 0 to 100. */
  onProgress(percent: number): void;
  /** Gets `abort` while it is under way. */
  handle: { abort?: () => void };
  /** After which it is given up. */
  timeoutMs: number;
  /** The bytes to send, `to` not among them; all when not given. */
  range?: { from: number; to: number };
}

export interface FilePlatform {
  /** Lets the person choose at most so many from the album or the camera; none when they turn back. */
  pickPhotos(maxCount?: number): Promise<PickedFile[]>;
  /** The same for videos; one is asked for at a time, and the camera stops by itself after `maxSeconds`. */
  pickVideo(maxSeconds: number): Promise<PickedFile[]>;
  /** The same for documents, which may be pictures too: from the disk, in WeChat out of a chat. */
  pickDocuments(maxCount?: number): Promise<PickedFile[]>;
  /** Sends it as the field `file` of a form and answers what came back. Rejects as `Taro.request` does. */
  uploadFile(path: string, upload: FileUpload): Promise<{ statusCode: number; data: unknown }>;
  /** How large it is; 0 when it is gone. */
  fileBytes(path: string): Promise<number>;
  /** Lets go of what was kept to show it. */
  releaseFile(path: string): void;
}
