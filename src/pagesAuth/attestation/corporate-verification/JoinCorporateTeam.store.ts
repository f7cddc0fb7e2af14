import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Application, FoundCompany, Invitation } from '@contract/joinTeam';

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

const MIN_QUERY_LENGTH = 2;

/** Company search, and the user's applications and invitations. Lives as long as the page. */
export class JoinTeamStore {
  typed = '';
  /** Null before the first search. */
  found: readonly FoundCompany[] | null = null;
  isSearching = false;
  applications: readonly Application[] = [];
  invitations: readonly Invitation[] = [];
  isLoaded = false;
  error: unknown = undefined;
  searchError: unknown = undefined;
  pendingAction = '';
  /** True when the invite code of the link has expired. */
  isInviteCodeInvalid = false;
  /** Number of the latest search; responses of earlier ones are dropped. */
  private searchGeneration = 0;

  constructor(
    private readonly api: JoinApi,
    private link: InviteLink
  ) {
    makeAutoObservable<this, 'api' | 'link' | 'searchGeneration'>(
      this,
      {
        found: observableRef,
        applications: observableRef,
        invitations: observableRef,
        error: observableRef,
        searchError: observableRef,
        api: false,
        link: false,
        searchGeneration: false
      },
      { autoBind: true }
    );
  }

  get status(): 'loading' | 'ready' | 'error' {
    if (this.isLoaded) return 'ready';
    return this.error === undefined ? 'loading' : 'error';
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
    runInAction(() => {
      this.error = undefined;
    });
    try {
      const mine = await this.api.listMyApplications();
      runInAction(() => {
        Object.assign(this, { ...mine, isLoaded: true });
      });
      if (this.found === null && this.link.companyId !== undefined) await this.openLink(this.link.companyId);
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    }
  }

  /** Searches for companies. A failure is stored in `searchError`. */
  async search(): Promise<void> {
    if (!this.canSearch) return;
    await this.runSearch(() => this.api.searchTeams(this.typed.trim()));
  }

  /** Replaces the search results with the company of a scanned link. A failure is stored in `searchError`. */
  async follow(link: InviteLink & { companyId: string }): Promise<void> {
    this.link = link;
    this.typed = '';
    await this.openLink(link.companyId);
  }

  private async openLink(companyId: string): Promise<void> {
    const { inviteCode } = this.link;
    await this.runSearch(async () => {
      const company = await this.api.getTeamByLink(companyId, inviteCode);
      runInAction(() => {
        this.isInviteCodeInvalid = inviteCode !== undefined && !company.isByCode && company.relation === 'none';
      });
      return [company];
    });
  }

  /**
   * Runs one action at a time, then reloads lists and results. Rejects with the ApiError of the action.
   * @returns false when another action is running
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

  private async runSearch(fetchCompanies: () => Promise<FoundCompany[]>): Promise<void> {
    this.searchGeneration += 1;
    const searchGeneration = this.searchGeneration;
    runInAction(() => {
      this.isSearching = true;
      this.searchError = undefined;
    });
    try {
      const found = await fetchCompanies();
      if (searchGeneration === this.searchGeneration) runInAction(() => (this.found = found));
    } catch (error) {
      if (searchGeneration === this.searchGeneration) runInAction(() => (this.searchError = error));
    } finally {
      if (searchGeneration === this.searchGeneration) runInAction(() => (this.isSearching = false));
    }
  }
}
