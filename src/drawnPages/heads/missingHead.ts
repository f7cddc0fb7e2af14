import type { PageHead } from '@contract/drawnPage';
import { SHARED_APP } from '@rules/sharePicture';

/** Returns the head of a page that has nothing to show. @param status 410: it was taken down */
export const missingHead = (title: string, description: string, status: 404 | 410 = 404): PageHead => ({
  status,
  title,
  description,
  canonical: {},
  kind: 'website',
  shared: { kind: 'app', id: SHARED_APP },
  structuredData: []
});
