import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Application, FoundCompany, Invitation } from '@contract/joinTeam';

interface JoinApi {
  searchTeams(q: string): Promise<FoundCompany[]>;
  getTeamByLink(id: string, inviteCode?: string): Promise<FoundCompany>;
  listMyApplications(): Promise<{ applications: Application[]; invitations: Invitation[] }>;
}

/** What led here: a link to a company, with its invite code. */
interface InviteLink {
  companyId?: string;
  inviteCode?: string;
}

const MIN_QUERY_LENGTH = 2;

/** Looking for a company, and what the person has asked for and was asked. Lives as long as the page. */
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
  /** The link's invite code is not valid any more. */
  isInviteCodeInvalid = false;
  /** Counts searches: a late answer of an earlier one is dropped. */
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

  /** Nothing was looked for, asked for or offered yet. */
  get isInitial(): boolean {
    const { found, searchError, applications, invitations } = this;
    return found === null && searchError === undefined && applications.length + invitations.length === 0;
  }

  get canSearch(): boolean {
    return this.typed.trim().length >= MIN_QUERY_LENGTH;
  }

  /** The code that goes with an application to this company. */
  inviteCodeFor({ isByCode, id }: FoundCompany): string | undefined {
    if (!isByCode) return undefined;
    return this.link.companyId === id && this.link.inviteCode ? this.link.inviteCode : this.typed.trim();
  }

  type(typed: string): void {
    this.typed = typed;
  }

  /** Never rejects: a failure is in `error`. */
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

  /** Never rejects: a failure is in `searchError`. */
  async search(): Promise<void> {
    if (!this.canSearch) return;
    await this.runSearch(() => this.api.searchTeams(this.typed.trim()));
  }

  /** Shows the company of a link that was scanned, in place of what was looked for. Never rejects. */
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

  /** Does one thing at a time, then shows what is. False while another is being done. Rejects with an ApiError. */
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
