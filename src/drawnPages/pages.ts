import type { ComponentType } from 'react';
import type { PageHead } from '@contract/drawnPage';
import NewsDtl from '@/pagesNews/NewsDtl';
import { routes } from '@/routes';
import type { Answers } from './Answers';
import { drawnRoutes } from './drawnRoutes';
import { newsHead } from './heads/newsHead';

/** A page that is drawn on the server, and what search engines and link previews read of it. */
export interface DrawnPage {
  Page: ComponentType;
  head(answers: Answers, origin: string): PageHead;
}

const pagesByRoute: Record<(typeof drawnRoutes)[number], DrawnPage> = {
  'news.detail': { Page: NewsDtl, head: newsHead }
};

export const pages: ReadonlyMap<string, DrawnPage> = new Map(
  drawnRoutes.map((name) => [routes[name], pagesByRoute[name]])
);
