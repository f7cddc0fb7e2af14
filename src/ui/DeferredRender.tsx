import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { bundleDelivery } from '@/platform/bundleDelivery';

/**
 * Draws its children after what stands before it, in slices of a few milliseconds: a heavy page is then never one long
 * task that holds up taps and the first frame. In the mini-program they are drawn at once: it would be one setData more.
 */
export function DeferredRender({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(bundleDelivery.isPreinstalled);
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue ? <>{children}</> : null;
}
