import { SECOND_MS } from '@rules/duration';
import { fixedPublicPages, type PublicPageKind, publicPageKinds, publicPages } from '@rules/publicPages';
import { shareRoutes } from '@rules/shareRoutes';
import type { Db } from '../../database/schema';
import type { PageState } from '../../http/publicPage';
import { getCompanyState } from '../company/publicCompany.service';
import { getArticleState } from '../news/publicArticle.service';
import { getFlashState } from '../newsflash/publicFlash.service';
import { getLineState } from '../pricing/publicLine.service';
import { getPurchaseState } from '../purchase/pageState.service';
import { getSupplyState } from '../supply/pageState.service';

/** Age up to which a state is used again: many open an address that was just shared. */
const MAX_AGE_MS = 5 * SECOND_MS;
const MAX_KEPT = 1_000;
/** Ids of the database, and those that publishers choose. */
const possibleId = /^[\w.:-]{1,64}$/;

const findState: Record<PublicPageKind, (db: Db, id: string, nowMs: number) => Promise<PageState>> = {
  lines: getLineState,
  articles: getArticleState,
  flashes: getFlashState,
  supplies: getSupplyState,
  requests: getPurchaseState,
  companies: getCompanyState
};

const openPages = new Set<string>([...fixedPublicPages, shareRoutes.home.path]);
const kindByPath = new Map<string, PublicPageKind>(publicPageKinds.map((kind) => [publicPages[kind].path, kind]));

/** States of pages by their addresses, as a visitor finds them. One lookup by primary key, kept for seconds. */
export class PageStates {
  private readonly kept = new Map<string, { state: PageState; expiresAtMs: number }>();

  constructor(
    private readonly db: Db,
    private readonly now: () => Date
  ) {}

  /** @param path of a page of the app, as in `src/routes.ts` */
  async find(path: string, query: URLSearchParams): Promise<PageState> {
    const kind = kindByPath.get(path);
    if (kind === undefined) return openPages.has(path) ? 'shown' : 'restricted';
    const id = query.get(publicPages[kind].parameter);
    // A member's own company.
    if (id === null && kind === 'companies') return 'restricted';
    return id !== null && possibleId.test(id) ? this.findById(kind, id) : 'unknown';
  }

  private async findById(kind: PublicPageKind, id: string): Promise<PageState> {
    const nowMs = this.now().getTime();
    const key = `${kind} ${id}`;
    const known = this.kept.get(key);
    if (known !== undefined && nowMs < known.expiresAtMs) return known.state;
    const state = await findState[kind](this.db, id, nowMs);
    this.kept.delete(key);
    this.kept.set(key, { state, expiresAtMs: nowMs + MAX_AGE_MS });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return state;
  }
}
