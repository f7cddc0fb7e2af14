import { makeAutoObservable, runInAction, when } from 'mobx';
import type { PickedFile } from '@/platform/filePicker.types';
import type { UploadOptions } from '@/request/upload';

export interface PhotosApi {
  choosePhotos(most: number): Promise<PickedFile[]>;
  /** Answers what the form names the picture by: its address, or the id of a private one. */
  uploadImage(path: string, options: UploadOptions, name?: string): Promise<{ url: string }>;
  forgetPhoto(path: string): void;
  /** What is wrong with it before it is sent; the size of a picture when not given. */
  problemOf?(chosen: PickedFile): PhotoProblem | undefined;
}

/** Why a photo or video was not taken: no picture, too large, too long, not to be shown, or it did not arrive. */
export type PhotoProblem = 'type' | 'size' | 'length' | 'unfit' | 'failed';

export interface Photo {
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
  problem: PhotoProblem | undefined;
}

const MAX_BYTES = 5 * 1024 * 1024;
const problems: Record<string, PhotoProblem> = { FILE_TYPE: 'type', FILE_TOO_LARGE: 'size' };

const sizeProblem = ({ bytes }: PickedFile) => (bytes > MAX_BYTES ? 'size' : undefined);

function refusalOf(error: unknown): PhotoProblem {
  const { code, data } = error as { code?: unknown; data?: { fields?: Record<string, string> } };
  return data?.fields?.['file'] === 'length' ? 'length' : (problems[String(code)] ?? 'failed');
}

/** The photos of a form, uploaded as they are chosen. Lives as long as its form; `dispose` lets go of them. */
export class PhotosStore {
  photos: Photo[] = [];
  private keys = 0;
  private readonly underWay = new Map<number, UploadOptions['handle']>();

  constructor(
    private readonly api: PhotosApi,
    readonly most: number
  ) {
    makeAutoObservable<this, 'api' | 'keys' | 'underWay'>(
      this,
      { api: false, most: false, keys: false, underWay: false },
      { autoBind: true }
    );
  }

  /** Addresses of those that have arrived, in their order. */
  get urls(): string[] {
    return this.photos.flatMap(({ url }) => (url === '' ? [] : [url]));
  }

  /** Keys of those that are one chosen before, to the byte. */
  get repeated(): ReadonlySet<number> {
    const known = new Set<number>();
    const isKnown = (bytes: number) => bytes > 0 && (known.has(bytes) || !known.add(bytes));
    return new Set(this.photos.flatMap(({ key, bytes }) => (isKnown(bytes) ? [key] : [])));
  }

  get isUploading(): boolean {
    return this.photos.some(({ url, problem }) => url === '' && problem === undefined);
  }

  /** What is wrong with the first photo that was not taken. */
  get problem(): PhotoProblem | undefined {
    return this.photos.find(({ problem }) => problem !== undefined)?.problem;
  }

  /** Lets the person choose more, and uploads them. Rejects when this device cannot. */
  async add(): Promise<void> {
    const chosen = await this.api.choosePhotos(this.most - this.photos.length);
    runInAction(() => {
      // A second dialog may have been open.
      const { problemOf = sizeProblem } = this.api;
      for (const one of chosen.slice(0, this.most - this.photos.length)) {
        const { path, name, bytes } = one;
        const photo = this.keep({ path, name, bytes, url: '', problem: problemOf(one) });
        if (photo.problem === undefined) void this.upload(photo);
      }
    });
  }

  /** Puts one in another place, both from 0; the first is the cover where there is one. */
  move(from: number, to: number): void {
    const [photo] = this.photos.splice(from, 1);
    if (photo) this.photos.splice(to, 0, photo);
  }

  /** Puts photos into the form that were uploaded before. `pathOf` says where one is shown from. */
  restore(urls: readonly string[], pathOf: (url: string) => string): void {
    for (const url of urls) this.keep({ path: pathOf(url), url, problem: undefined });
  }

  /** The same for pictures that have no address: each is shown as soon as `load` has brought it. */
  restoreLoaded(urls: readonly string[], load: (url: string) => Promise<string>): void {
    for (const url of urls) {
      const photo = this.keep({ path: '', url, problem: undefined });
      load(url).then(
        (path) => {
          // It may have been taken away meanwhile.
          if (this.photos.includes(photo)) runInAction(() => (photo.path = path));
          else this.api.forgetPhoto(path);
        },
        (error: unknown) => console.warn('a picture was not loaded', error)
      );
    }
  }

  retry(key: number): void {
    const photo = this.photos.find((one) => one.key === key);
    if (photo?.problem === 'failed') void this.upload(photo);
  }

  remove(key: number): void {
    const place = this.photos.findIndex((one) => one.key === key);
    const [photo] = place < 0 ? [] : this.photos.splice(place, 1);
    if (!photo) return;
    this.underWay.get(key)?.abort?.();
    this.api.forgetPhoto(photo.path);
  }

  /** The server does not show the one at this place of `urls` to others. */
  refuse(place: number): void {
    const photo = this.photos.filter(({ url }) => url !== '')[place];
    if (photo) photo.problem = 'unfit';
  }

  /** Waits for what is under way; true when nothing is wrong with any of them. */
  async settle(): Promise<boolean> {
    await when(() => !this.isUploading);
    return this.problem === undefined;
  }

  dispose(): void {
    for (const { key } of [...this.photos]) this.remove(key);
  }

  private keep(photo: Pick<Photo, 'path' | 'url' | 'problem'> & { name?: string; bytes?: number }): Photo {
    this.keys += 1;
    this.photos.push({ key: this.keys, percent: 0, bytes: 0, name: undefined, ...photo });
    return this.photos[this.photos.length - 1] as Photo;
  }

  private async upload(photo: Photo): Promise<void> {
    const handle: UploadOptions['handle'] = {};
    this.underWay.set(photo.key, handle);
    photo.problem = undefined;
    photo.percent = 0;
    const onProgress = (percent: number) => runInAction(() => (photo.percent = percent));
    try {
      const { url } = await this.api.uploadImage(photo.path, { onProgress, handle }, photo.name);
      runInAction(() => (photo.url = url));
    } catch (error) {
      runInAction(() => (photo.problem = refusalOf(error)));
    } finally {
      this.underWay.delete(photo.key);
    }
  }
}
