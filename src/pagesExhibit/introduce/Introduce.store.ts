import { makeAutoObservable, runInAction } from 'mobx';
import type { ExpoFile, ExpoIntroduction } from '@contract/expoIntroduction';
import { Resource } from '@/request/Resource';

export interface IntroduceApi {
  getExpoIntroduction(expoId?: string): Promise<ExpoIntroduction | null>;
  getExpoFile(id: string): Promise<ExpoFile & { base64: string }>;
}

/** Introduction of an expo. Lives as long as its page. */
export class IntroduceStore {
  /** Null in `introduction`: there is no such expo. */
  readonly page: Resource<{ introduction: ExpoIntroduction | null }>;
  /** File that is being downloaded. */
  downloadingId: string | undefined;

  constructor(
    private readonly api: IntroduceApi,
    expoId?: string
  ) {
    this.page = new Resource(async () => ({ introduction: await api.getExpoIntroduction(expoId) }), {
      audience: 'everyone',
      missingCodes: []
    });
    makeAutoObservable<this, 'api'>(this, { page: false, api: false }, { autoBind: true });
  }

  get introduction(): ExpoIntroduction | null {
    return this.page.value?.introduction ?? null;
  }

  /** Never rejects: a failure is in `page.error`. */
  load(): Promise<boolean> {
    return this.page.load();
  }

  /**
   * Downloads a file and passes it to `open`. Resolves to false while another one is on its way.
   * @throws ApiError of the call, or the error of `open`
   */
  async download(id: string, open: (file: ExpoFile & { base64: string }) => Promise<void>): Promise<boolean> {
    if (this.downloadingId !== undefined) return false;
    this.downloadingId = id;
    try {
      await open(await this.api.getExpoFile(id));
      return true;
    } finally {
      runInAction(() => (this.downloadingId = undefined));
    }
  }
}
