import { fixedPublicPages, type PublicPageKind, publicPageKinds, publicPages } from '@rules/publicPages';
import { shareRoutes } from '@rules/shareRoutes';
import type { Db } from '../../database/schema';
import type { KeptAnswers } from '../../http/keptAnswers';
import type { PageState } from '../../http/publicPage';
import { getCompanyState } from '../company/publicCompany.service';
import { getArticleState } from '../news/publicArticle.service';
import { getFlashState } from '../newsflash/publicFlash.service';
import { getLineState } from '../pricing/publicLine.service';
import { getPurchaseState } from '../purchase/pageState.service';
import { getSupplyState } from '../supply/pageState.service';

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

/** States of pages by their addresses, as a visitor finds them: one lookup by primary key, kept until a table changes. */
export class PageStates {
  constructor(
    private readonly kept: KeptAnswers,
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
    const load = () => findState[kind](this.db, id, this.now().getTime());
    return (await this.kept.read(`state ${kind} ${id}`, load, () => 0)).value;
  }
}
