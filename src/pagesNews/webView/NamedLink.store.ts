import { makeAutoObservable } from 'mobx';
import type { DeepLinkConfig, LinkTarget } from '@contract/deepLink';
import { Resource } from '@/request/Resource';
import { serverConfig } from '@/stores/serverConfig';

interface NamedLinkApi {
  getDeepLinkConfig(): Promise<DeepLinkConfig>;
}

/** A named link of the server: what its name leads to now, or without a network did at the last launch. */
export class NamedLinkStore {
  readonly links: Resource<DeepLinkConfig>;

  constructor(
    private readonly name: string,
    api: NamedLinkApi
  ) {
    this.links = new Resource(() => api.getDeepLinkConfig(), { audience: 'everyone' });
    makeAutoObservable<this, 'name'>(this, { links: false, name: false });
  }

  /** Undefined while it is not known, null for an unknown name. */
  get target(): LinkTarget | null | undefined {
    const { value, error } = this.links;
    if (value === null && error === undefined) return undefined;
    return (value ?? serverConfig.jumpConfig).actions[this.name] ?? null;
  }

  get status(): 'loading' | 'ready' | 'empty' | 'error' {
    if (this.target === undefined) return 'loading';
    if (this.target) return 'ready';
    return this.links.value === null ? 'error' : 'empty';
  }

  load(): Promise<unknown> {
    return this.links.load();
  }
}
