import type { PageHead } from '@contract/drawnPage';
import { SHARED_APP } from '@rules/sharePicture';
import type { Answers } from '../Answers';

/** Returns the head of a page that is there for everyone. Both texts are read when it is drawn, in its language. */
export const plainHead =
  (title: () => string, description: (answers: Answers) => string): ((answers: Answers) => PageHead) =>
  (answers) => ({
    status: 200,
    title: title(),
    description: description(answers),
    // A filter of the address makes no page of its own.
    canonical: {},
    kind: 'website',
    shared: { kind: 'app', id: SHARED_APP },
    structuredData: []
  });
