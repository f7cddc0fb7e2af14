import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { bundleDelivery } from '@/platform/bundleDelivery';

/**
 * Renders its children after the preceding content, in slices of a few milliseconds, so that a heavy page never blocks
 * taps or the first frame. The mini-program renders them at once to save a setData call.
 */
export function DeferredRender({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(bundleDelivery.isPreinstalled);
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue ? <>{children}</> : null;
}
