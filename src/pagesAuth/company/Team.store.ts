import { makeAutoObservable, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { JoinRequest, SentInvitation, Team, TeamMember } from '@contract/team';
import { isApiError } from '@/lib/ApiError';
import { PagedList } from '@/request/PagedList';
import { Resource, type ResourceStatus } from '@/request/Resource';

interface TeamApi {
  getTeam(id?: string): Promise<Team>;
  listMembers(id: string, cursor?: string): Promise<Page<TeamMember>>;
  listRequests(id: string): Promise<JoinRequest[]>;
  listInvitations(id: string): Promise<SentInvitation[]>;
}

export type TeamMemberItem = TeamMember & { id: string };

interface ShownTeam {
  team: Team;
  requests: readonly JoinRequest[];
  invitations: readonly SentInvitation[];
}

/** Team of a company; without an id, of the user's current company. Lives as long as its page. */
export class TeamStore {
  /**
   * Key of the running action, such as the id of the application under review. Further actions are ignored meanwhile.
   */
  pendingAction = '';
  readonly members: PagedList<TeamMemberItem>;
  private readonly resource: Resource<ShownTeam>;

  constructor(
    private readonly api: TeamApi,
    private readonly id?: string
  ) {
    this.members = new PagedList(async (cursor) => {
      const page = await api.listMembers(this.team?.id ?? '', cursor);
      return { ...page, items: page.items.map((member) => ({ ...member, id: member.userId })) };
    });
    this.resource = new Resource(() => this.fetchTeam(), { missingCodes: ['FORBIDDEN', 'NOT_FOUND'] });
    makeAutoObservable<this, 'api' | 'id' | 'resource'>(
      this,
      { resource: false, api: false, id: false },
      { autoBind: true }
    );
  }

  get team(): Team | null {
    return this.resource.value?.team ?? null;
  }

  /** Applications that wait for a review; empty unless the viewer manages the team. */
  get requests(): readonly JoinRequest[] {
    return this.resource.value?.requests ?? [];
  }

  /** Open invitations; empty unless the viewer manages the team. */
  get invitations(): readonly SentInvitation[] {
    return this.resource.value?.invitations ?? [];
  }

  get error(): unknown {
    return this.resource.error;
  }

  /** `empty`: there is no team for this viewer (see `unavailableReason`). */
  get status(): ResourceStatus {
    return this.resource.status;
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
    if (await this.resource.load()) await this.members.refresh();
  }

  private async fetchTeam(): Promise<ShownTeam> {
    const team = await this.api.getTeam(this.id);
    if (team.myRole === 'member') return { team, requests: [], invitations: [] };
    const [requests, invitations] = await Promise.all([
      this.api.listRequests(team.id),
      this.api.listInvitations(team.id)
    ]);
    return { team, requests, invitations };
  }

  /**
   * Runs one action at a time, then reloads the team.
   * @returns false when another action is running
   * @throws the error of the action
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
