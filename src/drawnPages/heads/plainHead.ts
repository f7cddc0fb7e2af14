import type { PageHead } from '@contract/drawnPage';
import { SHARED_APP } from '@rules/sharePicture';

/** Returns the head of a page that is there for everyone. Both texts are read when it is drawn, in its language. */
export const plainHead =
  (title: () => string, description: () => string): (() => PageHead) =>
  () => ({
    status: 200,
    title: title(),
    description: description(),
    // A filter of the address makes no page of its own.
    canonical: {},
    kind: 'website',
    shared: { kind: 'app', id: SHARED_APP },
    structuredData: []
  });
