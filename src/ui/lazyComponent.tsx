import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { bundleDelivery } from '@/platform/bundleDelivery';

/**
 * A part of a page that is loaded after the page is drawn, because the first screen does not show it.
 * `Placeholder` keeps its room; it stays when the part cannot be loaded, and the next visit asks again.
 * In the mini-program the part is drawn with the page: one drawing more would be one setData more.
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
      // As a transition, so that drawing it never holds up a tap.
      if (!Component) void fetchComponent().then(() => startTransition(() => setComponent(() => loaded)));
    }, [Component]);
    return Component ? <Component {...props} /> : <Placeholder />;
  };
}
