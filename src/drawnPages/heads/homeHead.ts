import type { PageHead } from '@contract/drawnPage';
import { messages } from '@/locale/messages';
import { homeMessages } from '@/pages/index/locale/messages';
import { routes } from '@/routes';
import type { Answers } from '../Answers';
import { homeDescription } from './listDescription';
import { plainHead } from './plainHead';

const plain = plainHead(() => homeMessages().shareTitle, homeDescription);

/** @param origin public address of the server; structured data has full addresses */
export function homeHead(answers: Answers, origin: string): PageHead {
  const url = `${origin}/h5/`;
  const publisher = {
    '@type': 'Organization',
    name: messages().appName,
    url,
    logo: `${url}static/icons/icon-512.png`
  };
  return {
    ...plain(answers),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: messages().appName,
        url,
        publisher,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${url}${routes['search.view']}?q={search_term_string}`,
          'query-input': 'required name=search_term_string'
        }
      }
    ]
  };
}
