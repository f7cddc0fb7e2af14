import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { codeDelivery } from '@/platform/codeDelivery';

/**
 * A part of a page that is loaded after the page is drawn, because the first screen does not show it.
 * `Placeholder` keeps its room; it stays when the part cannot be loaded, and the next visit asks again.
 * In the mini-program the part is drawn with the page: one drawing more would be one setData more.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Placeholder: ComponentType
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const fetchPart = async () => {
    try {
      loaded = await load();
    } catch (error) {
      console.warn('a part of the page was not loaded', error);
    }
  };
  if (codeDelivery.isLocal) void fetchPart();
  return function LatePart(props: P) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      // As a transition, so that drawing it never holds up a tap.
      if (!Part) void fetchPart().then(() => startTransition(() => setPart(() => loaded)));
    }, [Part]);
    return Part ? <Part {...props} /> : <Placeholder />;
  };
}
