import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Page } from '@contract/common';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import type { Member } from '../../http/ports';
import { searchCards } from '../card/cardSearch.service';
import { searchExhibitors } from '../exhibitor/exhibitorSearch.service';
import { searchSessions } from '../expoSession/sessionSearch.service';
import { listPurchases, listSupplies } from '../listing/listing.service';
import { searchCompanies } from '../listing/tradeCompany.service';
import { searchNews } from '../news/newsSearch.service';
import { searchFlashes } from '../newsflash/flashSearch.service';
import { searchLines } from '../pricing/lineSearch.service';
import type { SearchTerms } from '../textSearch/searchTerms';
import { CappedCountCache } from './cappedCountCache';
import { getSearchOverview, isAboutTrade } from './overview.service';
import { parseTerms, suggest } from './search.service';
import { listTrendingSearches, recordSearch } from './trendingSearches.service';

export function searchRoutes(app: FastifyInstance, { db, now, secret }: Deps): void {
  const nowMs = () => now().getTime();
  const countCache = new CappedCountCache();

  /** Returns the rows that match the query; none for a query without a searchable term. */
  async function searchIfAny<T>(
    { q, varietyId }: { q: string; varietyId?: string },
    list: (terms: SearchTerms, word: string) => Promise<Page<T>>
  ): Promise<Page<T>> {
    const { terms, word } = await parseTerms(db, q, varietyId);
    return terms === undefined ? { items: [], nextCursor: null } : list(terms, word);
  }

  /** Equal for the same visitor on one day, and not traceable to a person. */
  const visitorKeyOf = (user: Member | null, request: FastifyRequest) =>
    secret.digest(`search ${shanghaiDay(now().getTime())} ${user?.id ?? request.ip}`);

  handle(app, 'GET /api/front/search/hotWords', () => listTrendingSearches(db, nowMs()));

  handle(app, 'GET /api/front/search/suggest', ({ input, user }) =>
    suggest(db, input.q, { member: user, nowMs: nowMs() })
  );

  handle(app, 'GET /api/front/search/overview', async ({ input, user, request }) => {
    const overview = await getSearchOverview(db, input, { member: user, nowMs: nowMs(), countCache });
    if (isAboutTrade(overview) && input.varietyId === undefined) {
      // The response does not wait for the count, and no search fails because of it.
      recordSearch(db, { word: input.q, visitorKey: visitorKeyOf(user, request), nowMs: nowMs() }).catch(
        (error: unknown) => request.log.warn({ err: error }, 'a search was not counted')
      );
    }
    return overview;
  });

  handle(app, 'GET /api/front/search/lines', ({ input, user }) =>
    searchIfAny(input, (terms) => searchLines(db, terms, input, user))
  );

  handle(app, 'GET /api/front/search/supplies', ({ input: { q, varietyId, ...list } }) =>
    searchIfAny({ q, varietyId }, (terms) => listSupplies(db, list, nowMs(), terms))
  );

  handle(app, 'GET /api/front/search/purchases', ({ input: { q, varietyId, ...list }, user }) =>
    searchIfAny({ q, varietyId }, (terms) => listPurchases(db, user, list, nowMs(), terms))
  );

  handle(app, 'GET /api/front/search/companies', ({ input }) =>
    searchIfAny(input, (terms, word) => searchCompanies(db, terms, input, { word, nowMs: nowMs() }))
  );

  handle(app, 'GET /api/front/search/news', ({ input }) =>
    searchIfAny(input, (terms) => searchNews(db, terms, input, nowMs()))
  );

  handle(app, 'GET /api/front/search/flashes', ({ input }) =>
    searchIfAny(input, (terms) => searchFlashes(db, terms, input, nowMs()))
  );

  handle(app, 'GET /api/front/search/cards', ({ input }) =>
    searchIfAny(input, (terms, word) => searchCards(db, terms, input, word))
  );

  handle(app, 'GET /api/front/search/exhibitors', ({ input, user }) =>
    searchIfAny(input, (terms, word) => searchExhibitors(db, terms, input, { member: user, word, nowMs: nowMs() }))
  );

  handle(app, 'GET /api/front/search/sessions', ({ input }) =>
    searchIfAny(input, (terms) => searchSessions(db, terms, input, nowMs()))
  );
}
