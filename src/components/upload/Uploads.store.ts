import { makeAutoObservable, runInAction, when } from 'mobx';
import type { PickedFile } from '@/platform/filePicker.types';
import type { UploadOptions } from '@/request/upload';

export interface UploadsApi {
  pickFiles(maxCount: number): Promise<PickedFile[]>;
  /** Answers what the form names the picture by: its address, or the id of a private one. */
  uploadFile(path: string, options: UploadOptions, name?: string): Promise<{ url: string }>;
  releaseFile(path: string): void;
  /** What is wrong with it before it is sent; the size of a picture when not given. */
  validate?(chosen: PickedFile): UploadProblem | undefined;
}

/** Why a photo or video was not taken: no picture, too large, too long, not to be shown, or it did not arrive. */
export type UploadProblem = 'type' | 'size' | 'length' | 'unfit' | 'failed';

export interface UploadItem {
  key: number;
  /** Where this device shows it from. */
  path: string;
  /** As it is sent; 0 for one that was uploaded before. */
  bytes: number;
  /** Of a document: what the person calls it. */
  name: string | undefined;
  /** How much of it has left, 0 to 100. */
  percent: number;
  /** Where it was uploaded to; empty until then. */
  url: string;
  problem: UploadProblem | undefined;
}

const MAX_BYTES = 5 * 1024 * 1024;
const problemByCode: Record<string, UploadProblem> = { FILE_TYPE: 'type', FILE_TOO_LARGE: 'size' };

const validateSize = ({ bytes }: PickedFile) => (bytes > MAX_BYTES ? 'size' : undefined);

function uploadProblemOf(error: unknown): UploadProblem {
  const { code, data } = error as { code?: unknown; data?: { fields?: Record<string, string> } };
  return data?.fields?.['file'] === 'length' ? 'length' : (problemByCode[String(code)] ?? 'failed');
}

/** The photos of a form, uploaded as they are chosen. Lives as long as its form; `dispose` lets go of them. */
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

  /** Addresses of those that have arrived, in their order. */
  get urls(): string[] {
    return this.items.flatMap(({ url }) => (url === '' ? [] : [url]));
  }

  /** Keys of those that are one chosen before, to the byte. */
  get duplicates(): ReadonlySet<number> {
    const known = new Set<number>();
    const isKnown = (bytes: number) => bytes > 0 && (known.has(bytes) || !known.add(bytes));
    return new Set(this.items.flatMap(({ key, bytes }) => (isKnown(bytes) ? [key] : [])));
  }

  get isUploading(): boolean {
    return this.items.some(({ url, problem }) => url === '' && problem === undefined);
  }

  /** What is wrong with the first photo that was not taken. */
  get problem(): UploadProblem | undefined {
    return this.items.find(({ problem }) => problem !== undefined)?.problem;
  }

  /** Lets the person choose more, and uploads them. Rejects when this device cannot. */
  async add(): Promise<void> {
    const picked = await this.api.pickFiles(this.maxCount - this.items.length);
    runInAction(() => {
      // A second dialog may have been open.
      const { validate = validateSize } = this.api;
      for (const one of picked.slice(0, this.maxCount - this.items.length)) {
        const { path, name, bytes } = one;
        const item = this.addItem({ path, name, bytes, url: '', problem: validate(one) });
        if (item.problem === undefined) void this.upload(item);
      }
    });
  }

  /** Puts one in another place, both from 0; the first is the cover where there is one. */
  move(from: number, to: number): void {
    const [item] = this.items.splice(from, 1);
    if (item) this.items.splice(to, 0, item);
  }

  /** Puts photos into the form that were uploaded before. `pathOf` says where one is shown from. */
  restore(urls: readonly string[], pathOf: (url: string) => string): void {
    for (const url of urls) this.addItem({ path: pathOf(url), url, problem: undefined });
  }

  /** The same for pictures that have no address: each is shown as soon as `load` has brought it. */
  restoreLoaded(urls: readonly string[], load: (url: string) => Promise<string>): void {
    for (const url of urls) {
      const item = this.addItem({ path: '', url, problem: undefined });
      load(url).then(
        (path) => {
          // It may have been taken away meanwhile.
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

  /** The server does not show the one at this place of `urls` to others. */
  markRejected(index: number): void {
    const item = this.items.filter(({ url }) => url !== '')[index];
    if (item) item.problem = 'unfit';
  }

  /** Waits for what is under way; true when nothing is wrong with any of them. */
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
