import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import PlainView from './PlainView';

/** Notes the class that its view has when the browser is about to paint. */
function Row({ isGone, painted }: { isGone: boolean; painted: string[] }) {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    painted.push(view.current?.className ?? '');
  });
  return (
    <PlainView ref={view} className={isGone ? 'gone' : undefined}>
      大红
    </PlainView>
  );
}

describe('PlainView', () => {
  it('changes its class before the browser paints', () => {
    const painted: string[] = [];
    const root = createRoot(document.createElement('div'));
    for (const isGone of [true, false, true]) flushSync(() => root.render(<Row {...{ isGone, painted }} />));
    root.unmount();
    expect(painted).toEqual(['gone', '', 'gone']);
  });
});
