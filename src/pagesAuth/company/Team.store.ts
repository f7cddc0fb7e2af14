import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { JoinRequest, SentInvitation, Team, TeamMember } from '@contract/team';
import { isApiError } from '@/lib/ApiError';
import { PagedList } from '@/lib/PagedList';

interface TeamApi {
  getTeam(id?: string): Promise<Team>;
  listMembers(id: string, cursor?: string): Promise<Page<TeamMember>>;
  listRequests(id: string): Promise<JoinRequest[]>;
  listInvitations(id: string): Promise<SentInvitation[]>;
}

export type TeamMemberItem = TeamMember & { id: string };

/** Team of a company; without an id, of the user's current company. Lives as long as its page. */
export class TeamStore {
  team: Team | null = null;
  requests: readonly JoinRequest[] = [];
  invitations: readonly SentInvitation[] = [];
  error: unknown = undefined;
  /**
   * Key of the running action, such as the id of the application under review. Further actions are ignored meanwhile.
   */
  pendingAction = '';
  readonly members: PagedList<TeamMemberItem>;

  constructor(
    private readonly api: TeamApi,
    private readonly id?: string
  ) {
    this.members = new PagedList(async (cursor) => {
      const page = await api.listMembers(this.team?.id ?? '', cursor);
      return { ...page, items: page.items.map((member) => ({ ...member, id: member.userId })) };
    });
    makeAutoObservable<this, 'api' | 'id'>(
      this,
      {
        team: observableRef,
        requests: observableRef,
        invitations: observableRef,
        error: observableRef,
        api: false,
        id: false
      },
      { autoBind: true }
    );
  }

  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.team) return 'ready';
    if (this.error === undefined) return 'loading';
    return this.unavailableReason === undefined ? 'error' : 'empty';
  }

  /**
   * Reason why there is no team: `none`: the user has no company; `gone`: the user is not a member of this one;
   * `ended`: the company does not exist.
   */
  get unavailableReason(): 'none' | 'gone' | 'ended' | undefined {
    if (isApiError(this.error, 'FORBIDDEN')) return 'gone';
    if (!isApiError(this.error, 'NOT_FOUND')) return undefined;
    return this.id === undefined ? 'none' : 'ended';
  }

  get isManager(): boolean {
    return this.team !== null && this.team.myRole !== 'member';
  }

  get isOwner(): boolean {
    return this.team?.myRole === 'owner';
  }

  /** Loads the team and its lists; the old data remains visible meanwhile. A failure is stored in `error`. */
  async load(): Promise<void> {
    runInAction(() => {
      this.error = undefined;
    });
    try {
      const team = await this.api.getTeam(this.id);
      const isManager = team.myRole !== 'member';
      const [requests, invitations] = await Promise.all([
        isManager ? this.api.listRequests(team.id) : [],
        isManager ? this.api.listInvitations(team.id) : []
      ]);
      runInAction(() => {
        Object.assign(this, { team, requests, invitations });
      });
      await this.members.refresh();
    } catch (error) {
      runInAction(() => {
        this.error = error;
        if (this.unavailableReason !== undefined) this.team = null;
      });
    }
  }

  /**
   * Runs one action at a time, then reloads the team. Rejects with an ApiError.
   * @returns false when another action is running
   */
  async runExclusive(name: string, work: () => Promise<unknown>): Promise<boolean> {
    if (this.pendingAction !== '') return false;
    this.pendingAction = name;
    try {
      await work();
      await this.load();
      return true;
    } catch (error) {
      // Another manager may have acted first: the shown team is outdated.
      if (isApiError(error, 'CONFLICT')) await this.load();
      throw error;
    } finally {
      runInAction(() => {
        this.pendingAction = '';
      });
    }
  }

  /** Whether the user can manage this member: the owner manages all others, admins manage plain members. */
  canManage(member: TeamMember): boolean {
    if (!this.team || member.userId === this.team.myUserId || member.role === 'owner') return false;
    return this.isOwner || (this.isManager && member.role === 'member');
  }
}
