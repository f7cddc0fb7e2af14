import { makeAutoObservable, runInAction } from 'mobx';
import type { Award, AwardCandidate, VoteBody, VoteResult } from '@contract/award';
import { isApiError, isOutcomeUnknown } from '@/lib/ApiError';
import { changeOptimistically } from '@/request/changeOptimistically';
import { Resource } from '@/request/Resource';
import { currentToken } from '@/request/session';

interface HonorApi {
  getAward(expoId?: string): Promise<Award | null>;
  vote(body: VoteBody): Promise<VoteResult>;
  newRequestId(): Promise<string>;
  deviceId(): Promise<string>;
}

interface ShownAward {
  /** Null for an expo without one. */
  award: Award | null;
}

/** Failures of a server that has too much to do, as when thousands vote at once: the next attempt often succeeds. */
const BUSY_CODES = ['BAD_STATUS', 'UNAVAILABLE', 'BUSY'] as const;
const REPEAT_DELAY_MS = 1000;

type HonorView = 'candidates' | 'ranking';

/** The award of an expo: its candidates by category, the ranking, and the votes of the user. Lives as long as the page. */
export class HonorSelectionStore {
  readonly shown: Resource<ShownAward>;
  view: HonorView = 'candidates';
  /** Part of a name, or a number: finds candidates of all categories. */
  q = '';
  /** Candidate whose vote is on its way. */
  votingId: string | null = null;
  private chosenCategoryId: string | null = null;
  private firstExpoId: string | undefined;
  /** Requests whose answer was lost, by candidate: the next tap sends them again, and they count once. */
  private readonly lostRequests = new Map<string, string>();
  /** The vote on its way, or the last one. Never rejects. */
  private lastVote: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly api: HonorApi,
    private readonly expoId?: string
  ) {
    this.shown = new Resource(() => this.fetch());
    makeAutoObservable<this, 'api' | 'expoId' | 'firstExpoId' | 'lostRequests' | 'lastVote'>(
      this,
      { shown: false, api: false, expoId: false, firstExpoId: false, lostRequests: false, lastVote: false },
      { autoBind: true }
    );
  }

  get award(): Award | null {
    return this.shown.value?.award ?? null;
  }

  get status() {
    const { status } = this.shown;
    return status === 'ready' && this.award === null ? 'empty' : status;
  }

  /** Whether votes are taken, as the server said. */
  get isVoting(): boolean {
    return this.award?.phase === 'open' || this.award?.phase === 'frozen';
  }

  get categoryId(): string {
    const { award, chosenCategoryId } = this;
    return chosenCategoryId ?? award?.categories.find(({ candidateCount }) => candidateCount > 0)?.id ?? '';
  }

  /** Candidates of the category in order of their number; with a search those of all categories. */
  get candidates(): AwardCandidate[] {
    const all = this.award?.candidates ?? [];
    const wanted = this.q.trim().toLowerCase();
    if (wanted === '') return all.filter(({ categoryId }) => categoryId === this.categoryId);
    const isFound = ({ name, no }: AwardCandidate) =>
      name.toLowerCase().includes(wanted) || (/^\d+$/.test(wanted) && no === Number(wanted));
    return all.filter(isFound);
  }

  /** Candidates of the category, those with the most votes first. */
  get ranking(): AwardCandidate[] {
    const own = (this.award?.candidates ?? []).filter(({ categoryId }) => categoryId === this.categoryId);
    const rankOf = ({ rank }: AwardCandidate) => rank ?? Number.MAX_SAFE_INTEGER;
    return own.sort((one, other) => rankOf(one) - rankOf(other) || one.no - other.no);
  }

  find(id: string | undefined): AwardCandidate | undefined {
    return this.award?.candidates.find((candidate) => candidate.id === id);
  }

  nameOfCategory(id: string): string {
    return this.award?.categories.find((category) => category.id === id)?.name ?? '';
  }

  setView(view: HonorView): void {
    this.view = view;
  }

  setCategory(id: string): void {
    this.chosenCategoryId = id;
  }

  setQ(q: string): void {
    this.q = q;
  }

  /** Loads the award, after a vote on its way: an answer from before it would take the vote back. Never rejects. */
  async load(): Promise<boolean> {
    while (this.votingId !== null) await this.lastVote;
    return this.shown.load();
  }

  /**
   * Votes for a candidate: shown at once, then as the server counted. A vote whose answer was lost is sent again, not twice.
   * @returns false when it was not sent, as another vote is on its way or the award could not be loaded
   * @throws ApiError of a vote that was refused or whose answer was lost; the award is loaded again, which shows whether it counts
   */
  async vote(candidateId: string): Promise<boolean> {
    if (this.votingId !== null) return false;
    this.votingId = candidateId;
    const sent = this.sendAlone(candidateId);
    this.lastVote = sent.catch(() => undefined);
    return sent;
  }

  /** Returns the award of the expo that was shown first: the next expo may be the current one by now. */
  private async fetch(): Promise<ShownAward> {
    const award = await this.api.getAward(this.expoId ?? this.firstExpoId);
    this.firstExpoId ??= award?.expoId;
    return { award };
  }

  private async sendAlone(candidateId: string): Promise<boolean> {
    try {
      await this.shown.whenSettled();
      return await this.send(candidateId);
    } catch (error) {
      if (!isOutcomeUnknown(error)) this.lostRequests.delete(candidateId);
      if (isOutcomeUnknown(error) || isApiError(error, 'CONFLICT', 'NOT_FOUND')) void this.load();
      throw error;
    } finally {
      runInAction(() => (this.votingId = null));
    }
  }

  private async send(candidateId: string): Promise<boolean> {
    const { award } = this;
    if (award === null) return false;
    const requestId = this.lostRequests.get(candidateId) ?? (await this.api.newRequestId());
    const deviceId = await this.api.deviceId();
    this.lostRequests.set(candidateId, requestId);
    const isLive = award.phase === 'open';
    const expected = withVote(award, {
      candidateId,
      votesLeft: award.votesLeft === null ? null : Math.max(0, award.votesLeft - 1),
      votes: (this.find(candidateId)?.votes ?? 0) + (isLive ? 1 : 0)
    });
    await changeOptimistically(this.shown, { award: expected }, async () => {
      const result = await this.voteTwiceIfBusy({ candidateId, requestId, deviceId });
      this.lostRequests.delete(candidateId);
      return { award: withVote(this.award ?? award, result) };
    });
    return true;
  }

  /** Sends a vote, to a busy server once more as the same request. @throws ApiError of the last attempt */
  private async voteTwiceIfBusy(body: VoteBody): Promise<VoteResult> {
    const token = currentToken();
    try {
      return await this.api.vote(body);
    } catch (error) {
      if (!isApiError(error, ...BUSY_CODES)) throw error;
      await new Promise((resolve) => setTimeout(resolve, REPEAT_DELAY_MS));
      // Never as another user, who may have logged in meanwhile.
      if (token !== currentToken()) throw error;
      return this.api.vote(body);
    }
  }
}

/** Returns the award with the votes of one candidate; all other candidates stay the same objects, which are not drawn again. */
function withVote(
  award: Award,
  { candidateId, votesLeft, votes }: { candidateId: string; votesLeft: number | null; votes: number }
): Award {
  const candidates = award.candidates.map((one) => (one.id === candidateId ? { ...one, votes } : one));
  return { ...award, votesLeft, candidates };
}
