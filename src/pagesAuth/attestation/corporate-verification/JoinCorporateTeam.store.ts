import { makeAutoObservable, runInAction } from 'mobx';
import type { Application, FoundCompany, Invitation } from '@contract/joinTeam';
import { Resource, type ResourceStatus } from '@/request/Resource';

interface JoinApi {
  searchTeams(q: string): Promise<FoundCompany[]>;
  getTeamByLink(id: string, inviteCode?: string): Promise<FoundCompany>;
  listMyApplications(): Promise<{ applications: Application[]; invitations: Invitation[] }>;
}

/** Parameters of the link that opened the page: company and invite code. */
interface InviteLink {
  companyId?: string;
  inviteCode?: string;
}

interface SearchResults {
  companies: readonly FoundCompany[];
  isInviteCodeInvalid: boolean;
}

const MIN_QUERY_LENGTH = 2;

/** Company search, and the user's applications and invitations. Lives as long as the page. */
export class JoinTeamStore {
  typed = '';
  pendingAction = '';
  private readonly mine: Resource<{ applications: Application[]; invitations: Invitation[] }>;
  private readonly results: Resource<SearchResults, () => Promise<SearchResults>>;

  constructor(
    private readonly api: JoinApi,
    private link: InviteLink
  ) {
    this.mine = new Resource(() => api.listMyApplications(), { missingCodes: [] });
    this.results = new Resource((fetchResults) => fetchResults(), { missingCodes: [] });
    makeAutoObservable<this, 'api' | 'link' | 'mine' | 'results'>(
      this,
      { mine: false, results: false, api: false, link: false },
      { autoBind: true }
    );
  }

  get applications(): readonly Application[] {
    return this.mine.value?.applications ?? [];
  }

  get invitations(): readonly Invitation[] {
    return this.mine.value?.invitations ?? [];
  }

  get isLoaded(): boolean {
    return this.mine.value !== null;
  }

  get error(): unknown {
    return this.mine.error;
  }

  get status(): ResourceStatus {
    return this.mine.status;
  }

  /** Companies of the last search; null before the first. */
  get found(): readonly FoundCompany[] | null {
    return this.results.value?.companies ?? null;
  }

  /** True when the invite code of the link has expired. */
  get isInviteCodeInvalid(): boolean {
    return this.results.value?.isInviteCodeInvalid ?? false;
  }

  get isSearching(): boolean {
    return this.results.isLoading;
  }

  get searchError(): unknown {
    return this.results.error;
  }

  /** True before the first search while the user has no applications or invitations. */
  get isInitial(): boolean {
    const { found, searchError, applications, invitations } = this;
    return found === null && searchError === undefined && applications.length + invitations.length === 0;
  }

  get canSearch(): boolean {
    return this.typed.trim().length >= MIN_QUERY_LENGTH;
  }

  /** Returns the invite code to send with an application to this company; undefined when it was not found by a code. */
  inviteCodeFor({ isByCode, id }: FoundCompany): string | undefined {
    if (!isByCode) return undefined;
    return this.link.companyId === id && this.link.inviteCode ? this.link.inviteCode : this.typed.trim();
  }

  type(typed: string): void {
    this.typed = typed;
  }

  /** Loads the user's applications and invitations, then the company of the link. A failure is stored in `error`. */
  async load(): Promise<void> {
    if (!(await this.mine.load())) return;
    if (this.found === null && this.link.companyId !== undefined) await this.openLink(this.link.companyId);
  }

  /** Searches for companies. A failure is stored in `searchError`. */
  async search(): Promise<void> {
    if (!this.canSearch) return;
    await this.results.load(async () => ({
      companies: await this.api.searchTeams(this.typed.trim()),
      isInviteCodeInvalid: false
    }));
  }

  /** Repeats the failed search, or loads the company of the link again. */
  async retry(): Promise<void> {
    if (this.canSearch) await this.search();
    else if (this.link.companyId !== undefined) await this.openLink(this.link.companyId);
  }

  /** Replaces the search results with the company of a scanned link. A failure is stored in `searchError`. */
  async follow(link: InviteLink & { companyId: string }): Promise<void> {
    this.link = link;
    this.typed = '';
    await this.openLink(link.companyId);
  }

  private async openLink(companyId: string): Promise<void> {
    const { inviteCode } = this.link;
    await this.results.load(async () => {
      const company = await this.api.getTeamByLink(companyId, inviteCode);
      const isInviteCodeInvalid = inviteCode !== undefined && !company.isByCode && company.relation === 'none';
      return { companies: [company], isInviteCodeInvalid };
    });
  }

  /**
   * Runs one action at a time, then reloads lists and results.
   * @returns false when another action is running
   * @throws the error of the action
   */
  async runExclusive(name: string, work: () => Promise<unknown>): Promise<boolean> {
    if (this.pendingAction !== '') return false;
    this.pendingAction = name;
    try {
      await work();
      return true;
    } finally {
      await this.load();
      const again = this.found;
      if (again !== null && this.canSearch) await this.search();
      else if (again !== null && this.link.companyId !== undefined) await this.openLink(this.link.companyId);
      runInAction(() => {
        this.pendingAction = '';
      });
    }
  }
}
