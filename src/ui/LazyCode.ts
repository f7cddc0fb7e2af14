import type { ComponentType } from 'react';
import { ApiError } from '@/lib/ApiError';
import { bundleDelivery } from '@/platform/bundleDelivery';

/**
 * The code of a page that is loaded with the first visit. The mini-program, which has it with the package, runs it at
 * once, so that the page is rendered with its first setData call.
 */
export class LazyCode<P extends object> {
  /** Undefined until the code has been loaded. */
  component: ComponentType<P> | undefined;

  constructor(private readonly fetch: () => Promise<ComponentType<P>>) {
    if (bundleDelivery.isPreinstalled) this.load().catch((error: unknown) => console.warn(error));
  }

  /** @throws ApiError NETWORK for code that did not arrive; the next call tries again */
  async load(): Promise<ComponentType<P>> {
    try {
      this.component = await this.fetch();
      return this.component;
    } catch (error) {
      throw new ApiError('NETWORK', `code of a page was not loaded: ${String(error)}`);
    }
  }
}
