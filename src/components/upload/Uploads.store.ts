import { makeAutoObservable, runInAction, when } from 'mobx';
import { type ApiErrorCode, fieldErrorsOf, isApiError } from '@/lib/ApiError';
import type { PickedFile } from '@/platform/filePicker/types';
import type { UploadOptions } from '@/request/postFile';

export interface UploadsApi {
  pickFiles(maxCount: number): Promise<PickedFile[]>;
  /** Uploads a file. Resolves to its public URL, or the id of a private file. */
  uploadFile(path: string, options: UploadOptions, name?: string): Promise<{ url: string }>;
  releaseFile(path: string): void;
  /** Validates a picked file before the upload; defaults to the image size limit. */
  validate?(chosen: PickedFile): UploadProblem | undefined;
}

/** Why a file was not accepted: wrong type, too large, too long, not suitable for the public, or upload failed. */
export type UploadProblem = 'type' | 'size' | 'length' | 'unfit' | 'failed';

export interface UploadItem {
  key: number;
  /** Local path or URL from which this device shows the file. */
  path: string;
  /** Size in bytes as uploaded; 0 for a restored file. */
  bytes: number;
  /** File name of a document. */
  name: string | undefined;
  /** Upload progress, 0 to 100. */
  percent: number;
  /** URL or id after the upload; empty until then. */
  url: string;
  problem: UploadProblem | undefined;
}

const MAX_BYTES = 5 * 1024 * 1024;
const problemByCode: Partial<Record<ApiErrorCode, UploadProblem>> = { FILE_TYPE: 'type', FILE_TOO_LARGE: 'size' };

const validateSize = ({ bytes }: PickedFile) => (bytes > MAX_BYTES ? 'size' : undefined);

function uploadProblemOf(error: unknown): UploadProblem {
  if (fieldErrorsOf(error)['file'] === 'length') return 'length';
  return (isApiError(error) && problemByCode[error.code]) || 'failed';
}

/**
 * Files of one form field, uploaded as soon as they are picked. Lives as long as its form; `dispose` releases the
 * files.
 */
export class UploadsStore {
  items: UploadItem[] = [];
  private lastKey = 0;
  private readonly inFlight = new Map<number, UploadOptions['handle']>();

  constructor(
    private readonly api: UploadsApi,
    readonly maxCount: number
  ) {
    makeAutoObservable<this, 'api' | 'lastKey' | 'inFlight'>(
      this,
      { api: false, maxCount: false, lastKey: false, inFlight: false },
      { autoBind: true }
    );
  }

  /** URLs of the uploaded files, in order. */
  get urls(): string[] {
    return this.items.flatMap(({ url }) => (url === '' ? [] : [url]));
  }

  /** Keys of files with the same size in bytes as an earlier one. */
  get duplicates(): ReadonlySet<number> {
    const known = new Set<number>();
    const isKnown = (bytes: number) => bytes > 0 && (known.has(bytes) || !known.add(bytes));
    return new Set(this.items.flatMap(({ key, bytes }) => (isKnown(bytes) ? [key] : [])));
  }

  get isUploading(): boolean {
    return this.items.some(({ url, problem }) => url === '' && problem === undefined);
  }

  /** Problem of the first file that was not accepted. */
  get problem(): UploadProblem | undefined {
    return this.items.find(({ problem }) => problem !== undefined)?.problem;
  }

  /**
   * Opens the picker and uploads the picked files.
   * @throws Error when the device cannot pick files
   */
  async add(): Promise<void> {
    const picked = await this.api.pickFiles(this.maxCount - this.items.length);
    runInAction(() => {
      // The limit is applied again, because a second picker may have been open.
      const { validate = validateSize } = this.api;
      for (const one of picked.slice(0, this.maxCount - this.items.length)) {
        const { path, name, bytes } = one;
        const item = this.addItem({ path, name, bytes, url: '', problem: validate(one) });
        if (item.problem === undefined) void this.upload(item);
      }
    });
  }

  /** Moves a file to another index, both from 0. The first file is the cover, if the field has one. */
  move(from: number, to: number): void {
    const [item] = this.items.splice(from, 1);
    if (item) this.items.splice(to, 0, item);
  }

  /**
   * Adds files that were uploaded before.
   * @param pathOf returns the path from which a file is shown
   */
  restore(urls: readonly string[], pathOf: (url: string) => string): void {
    for (const url of urls) this.addItem({ path: pathOf(url), url, problem: undefined });
  }

  /** Adds private files that were uploaded before. Each is shown as soon as `load` resolves to its local path. */
  restoreLoaded(urls: readonly string[], load: (url: string) => Promise<string>): void {
    for (const url of urls) {
      const item = this.addItem({ path: '', url, problem: undefined });
      load(url).then(
        (path) => {
          // The file may have been removed while loading.
          if (this.items.includes(item)) runInAction(() => (item.path = path));
          else this.api.releaseFile(path);
        },
        (error: unknown) => console.warn('a picture was not loaded', error)
      );
    }
  }

  retry(key: number): void {
    const item = this.items.find((one) => one.key === key);
    if (item?.problem === 'failed') void this.upload(item);
  }

  remove(key: number): void {
    const index = this.items.findIndex((one) => one.key === key);
    const [item] = index < 0 ? [] : this.items.splice(index, 1);
    if (!item) return;
    this.inFlight.get(key)?.abort?.();
    this.api.releaseFile(item.path);
  }

  /** Marks the file at this index of `urls` as not suitable for the public. */
  markRejected(index: number): void {
    const item = this.items.filter(({ url }) => url !== '')[index];
    if (item) item.problem = 'unfit';
  }

  /** Waits for pending uploads. Returns true when no file has a problem. */
  async settle(): Promise<boolean> {
    await when(() => !this.isUploading);
    return this.problem === undefined;
  }

  dispose(): void {
    for (const { key } of [...this.items]) this.remove(key);
  }

  private addItem(item: Pick<UploadItem, 'path' | 'url' | 'problem'> & { name?: string; bytes?: number }): UploadItem {
    this.lastKey += 1;
    this.items.push({ key: this.lastKey, percent: 0, bytes: 0, name: undefined, ...item });
    return this.items[this.items.length - 1] as UploadItem;
  }

  private async upload(item: UploadItem): Promise<void> {
    const handle: UploadOptions['handle'] = {};
    this.inFlight.set(item.key, handle);
    item.problem = undefined;
    item.percent = 0;
    const onProgress = (percent: number) => runInAction(() => (item.percent = percent));
    try {
      const { url } = await this.api.uploadFile(item.path, { onProgress, handle }, item.name);
      runInAction(() => (item.url = url));
    } catch (error) {
      runInAction(() => (item.problem = uploadProblemOf(error)));
    } finally {
      this.inFlight.delete(item.key);
    }
  }
}
