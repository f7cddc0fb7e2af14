import type { PageHead } from '@contract/drawnPage';

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
    image: null,
    structuredData: []
  });
