import { makeAutoObservable } from 'mobx';
import { changeOptimistically } from '@/request/changeOptimistically';
import { Resource } from '@/request/Resource';

export interface BoothFavouritesApi {
  listBoothFavourites(expoId: string): Promise<{ boothNos: string[] }>;
  setBoothFavourite(expoId: string, boothNo: string, on: boolean): Promise<unknown>;
}

/** The same set before and after a load of none, so that it draws nothing. */
const none: ReadonlySet<string> = new Set();

/** The booths that a member marked at an expo. Lives as long as the page. */
export class BoothFavouritesStore {
  private readonly resource: Resource<{ boothNos: string[] }, string>;

  constructor(private readonly api: BoothFavouritesApi) {
    this.resource = new Resource((expoId) => api.listBoothFavourites(expoId));
    makeAutoObservable<this, 'api' | 'resource'>(this, { api: false, resource: false }, { autoBind: true });
  }

  get boothNos(): ReadonlySet<string> {
    const boothNos = this.resource.value?.boothNos ?? [];
    return boothNos.length === 0 ? none : new Set(boothNos);
  }

  load(expoId: string): Promise<boolean> {
    return this.resource.load(expoId);
  }

  /**
   * Marks or unmarks a booth at once; takes it back when the server fails.
   * @throws ApiError or any other error of the call
   */
  async set(expoId: string, boothNo: string, on: boolean): Promise<void> {
    if (this.resource.value === null) await this.resource.loadOrThrow(expoId);
    const others = (this.resource.value?.boothNos ?? []).filter((no) => no !== boothNo);
    const boothNos = on ? [boothNo, ...others] : others;
    await changeOptimistically(this.resource, { boothNos }, async () => {
      await this.api.setBoothFavourite(expoId, boothNo, on);
      return {};
    });
    // A load that began before the mark was stored would take it back.
    if (this.resource.isLoading) void this.resource.load(expoId);
  }
}
