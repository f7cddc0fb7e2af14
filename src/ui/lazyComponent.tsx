import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { bundleDelivery } from '@/platform/bundleDelivery';

/**
 * Loads a part of a page after the page has rendered, because the first screen does not show it. `Placeholder` reserves
 * its space and stays if loading fails; the next visit tries again. The mini-program renders the part with the page, to
 * save a setData call.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Placeholder: ComponentType
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const fetchComponent = async () => {
    try {
      loaded = await load();
    } catch (error) {
      console.warn('a part of the page was not loaded', error);
    }
  };
  if (bundleDelivery.isPreinstalled) void fetchComponent();
  return function LatePart(props: P) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      // Rendered in a transition, so that it never blocks a tap.
      if (!Component) void fetchComponent().then(() => startTransition(() => setComponent(() => loaded)));
    }, [Component]);
    return Component ? <Component {...props} /> : <Placeholder />;
  };
}
