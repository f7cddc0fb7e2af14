import { makeAutoObservable, reaction } from 'mobx';
import type { Booth, BoothExhibitor, ExhibitorCategory, FloorPlan, FloorPlanAnswer, Hall } from '@contract/floorPlan';
import { Resource, type ResourceStatus } from '@/request/Resource';
import { type BoothFavouritesApi, BoothFavouritesStore } from './BoothFavourites.store';
import { findBooths, type FoundBooth, indexBooths } from './boothSearch';

interface PlanApi extends BoothFavouritesApi {
  getFloorPlan(version?: string): Promise<FloorPlanAnswer | null>;
  getBoothExhibitors(expoId: string): Promise<BoothExhibitor[]>;
}
interface Session {
  readonly isLoggedIn: boolean;
}
/** The plan of an earlier visit, for reading without a network. */
interface SavedPlan {
  readonly floorPlan: FloorPlan | null;
  readonly floorPlanSavedAtMs: number;
  save(plan: FloorPlan, nowMs: number): void;
  clear(): void;
}

/** The same list before and after the exhibitors come, so that it draws nothing. */
const none: readonly FoundBooth[] = [];

/** The plan of the expo: halls, chosen booth, search, filter and favourites. Lives as long as the page. */
export class ExpoPlanStore {
  selectedNo: string | null = null;
  query = '';
  category: ExhibitorCategory | null = null;
  isFavouritesOnly = false;
  private hallNumber: number | null = null;
  private wantedNo: string | null = null;
  private readonly plan: Resource<{ plan: FloorPlan | null }>;
  private readonly exhibitors: Resource<BoothExhibitor[], string>;
  private readonly favourites: BoothFavouritesStore;

  constructor(
    private readonly api: PlanApi,
    private readonly session: Session,
    private readonly saved: SavedPlan,
    private readonly now: () => number = Date.now
  ) {
    this.plan = new Resource(() => this.fetchPlan(), { audience: 'everyone', now });
    this.exhibitors = new Resource((expoId) => api.getBoothExhibitors(expoId), { audience: 'everyone' });
    this.favourites = new BoothFavouritesStore(api);
    if (saved.floorPlan) this.plan.show({ plan: saved.floorPlan });
    makeAutoObservable<this, 'api' | 'session' | 'saved' | 'now' | 'plan' | 'exhibitors' | 'favourites'>(
      this,
      { api: false, session: false, saved: false, now: false, plan: false, exhibitors: false, favourites: false },
      { autoBind: true }
    );
  }

  /**
   * Loads the plan and the names of the exhibitors, and the favourites again whenever a member logs in.
   * @param boothNo booth to begin with
   * @returns a function that stops it
   */
  start(boothNo?: string): () => void {
    if (boothNo !== undefined) this.select(boothNo);
    void this.load();
    return reaction(
      () => this.session.isLoggedIn,
      () => void this.loadFavourites()
    );
  }

  async load(): Promise<void> {
    await this.plan.load();
    if (this.wantedNo !== null) this.select(this.wantedNo);
    const { expoId } = this;
    if (expoId === undefined) return;
    await Promise.all([this.exhibitors.load(expoId), this.loadFavourites()]);
  }

  /** `empty`: no expo is planned, or it has no plan yet. */
  get status(): ResourceStatus {
    return this.plan.value && !this.plan.value.plan ? 'empty' : this.plan.status;
  }

  get error(): unknown {
    return this.plan.error;
  }

  /** Time of the shown plan when it could not be refreshed (epoch ms); undefined for a fresh one. */
  get staleSinceMs(): number | undefined {
    return this.plan.isStale ? this.saved.floorPlanSavedAtMs : undefined;
  }

  get expoId(): string | undefined {
    return this.plan.value?.plan?.expoId;
  }

  get halls(): readonly Hall[] {
    return this.plan.value?.plan?.halls ?? [];
  }

  /** The hall that is shown; undefined before the plan is there. */
  get hall(): Hall | undefined {
    return this.halls.find(({ number }) => number === this.hallNumber) ?? this.halls[0];
  }

  get selected(): FoundBooth | undefined {
    return this.selectedNo === null ? undefined : this.all.get(this.selectedNo);
  }

  /** Names of exhibitors by booth number. */
  get names(): ReadonlyMap<string, string> {
    return new Map((this.exhibitors.value ?? []).map(({ boothNo, name }) => [boothNo, name]));
  }

  get starred(): ReadonlySet<string> {
    return this.favourites.boothNos;
  }

  /** Booths whose number or exhibitor has the searched text, twenty at most. */
  get found(): readonly FoundBooth[] {
    return this.query.trim() === '' ? none : findBooths(this.all, this.query);
  }

  /** Says whether the filter leaves a booth out: another function after each change of it. */
  get isFaded(): (booth: Booth) => boolean {
    const { category, isFavouritesOnly, starred } = this;
    return ({ no, category: own }) => (category !== null && own !== category) || (isFavouritesOnly && !starred.has(no));
  }

  showHall(number: number): void {
    this.hallNumber = number;
    this.selectedNo = null;
  }

  /**
   * Chooses a booth and shows its hall; null for none. Before the plan is there, the booth is chosen afterwards.
   * @returns whether there is such a booth
   */
  select(boothNo: string | null): boolean {
    const found = boothNo === null ? undefined : this.all.get(boothNo);
    this.wantedNo = found ? null : boothNo;
    this.selectedNo = found?.booth.no ?? null;
    if (found) this.hallNumber = found.hall.number;
    return found !== undefined;
  }

  search(text: string): void {
    this.query = text;
  }

  /** Shows one category only, and the hall that has most of it; a second time all of them again. */
  filterBy(category: ExhibitorCategory): void {
    this.category = this.category === category ? null : category;
    if (this.category === null) return;
    const countIn = ({ booths }: Hall) => booths.filter((booth) => booth.category === category).length;
    const [most] = [...this.halls].sort((one, other) => countIn(other) - countIn(one));
    if (most && this.hall && countIn(this.hall) === 0) this.showHall(most.number);
  }

  filterFavourites(on: boolean): void {
    this.isFavouritesOnly = on;
  }

  /**
   * Marks or unmarks a booth at once; takes it back when the server fails.
   * @throws ApiError or any other error of the call
   */
  async setFavourite(boothNo: string, on: boolean): Promise<void> {
    if (this.expoId !== undefined) await this.favourites.set(this.expoId, boothNo, on);
  }

  private get all(): ReadonlyMap<string, FoundBooth> {
    return indexBooths(this.halls, this.exhibitors.value ?? []);
  }

  private async loadFavourites(): Promise<void> {
    if (this.session.isLoggedIn && this.expoId !== undefined) await this.favourites.load(this.expoId);
    else this.isFavouritesOnly = false;
  }

  /** Sends the version of the saved plan, so that an unchanged one is not sent again. */
  private async fetchPlan(): Promise<{ plan: FloorPlan | null }> {
    const known = this.saved.floorPlan;
    const answer = await this.api.getFloorPlan(known?.version);
    if (answer === null) {
      this.saved.clear();
      return { plan: null };
    }
    const halls = answer.halls ?? known?.halls ?? [];
    const plan = { ...answer, halls };
    this.saved.save(plan, this.now());
    return { plan };
  }
}
