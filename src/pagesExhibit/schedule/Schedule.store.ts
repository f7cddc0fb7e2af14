import { makeAutoObservable } from 'mobx';
import type { ExpoSchedule, ExpoSession, ScheduleQuery, SessionTrack } from '@contract/expoSession';
import { sessionTracks } from '@rules/sessionTrack';
import { shanghaiDay } from '@rules/shanghaiTime';
import { Resource } from '@/request/Resource';
import { type ReservationApi, ReservationStore } from './Reservation.store';
import type { ScheduleCache } from './scheduleCache';
import { type AgendaEntry, agendaOf, groupByStart, type TimeGroup } from './scheduleRows';

export interface ScheduleApi extends ReservationApi {
  getExpoSchedule(query: ScheduleQuery): Promise<ExpoSchedule | null>;
}

interface ScheduleParams {
  expoId?: string | undefined;
  day?: string | undefined;
  /** Session to open. */
  id?: string | undefined;
}

export type ScheduleView = 'all' | 'mine';

/** Schedule of an expo. While it is loaded, and without a network, the last one of this device is shown. */
export class ScheduleStore {
  view: ScheduleView = 'all';
  hall: number | undefined = undefined;
  track: SessionTrack | undefined = undefined;
  /** Session whose sheet is open. */
  openId: string | undefined;
  readonly reservation: ReservationStore;
  private chosenDay: string | undefined;
  private tickedAtMs: number;
  private readonly resource: Resource<{ schedule: ExpoSchedule | null }>;

  constructor(
    api: ScheduleApi,
    private readonly cache: ScheduleCache,
    private readonly params: ScheduleParams,
    private readonly now: () => number = Date.now
  ) {
    this.resource = new Resource(async () => ({ schedule: await api.getExpoSchedule(this.query) }), { now });
    this.reservation = new ReservationStore(api, (session) => this.show(session));
    this.openId = params.id;
    this.chosenDay = params.day;
    this.tickedAtMs = now();
    makeAutoObservable<this, 'cache' | 'params' | 'now' | 'resource'>(
      this,
      { cache: false, reservation: false, params: false, now: false, resource: false },
      { autoBind: true }
    );
  }

  get schedule(): ExpoSchedule | null {
    const { value } = this.resource;
    return value ? value.schedule : (this.cache.find(this.params.expoId)?.schedule ?? null);
  }

  /** `empty` without an expo. */
  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.schedule) return 'ready';
    return this.resource.status === 'ready' ? 'empty' : this.resource.status;
  }

  get error(): unknown {
    return this.resource.error;
  }

  /** True when the shown schedule is an earlier one, because the server could not be reached. */
  get isStale(): boolean {
    return this.schedule !== null && this.error !== undefined;
  }

  get loadedAtMs(): number | undefined {
    return this.resource.loadedAtMs || this.cache.find(this.params.expoId)?.savedAtMs;
  }

  /** The time of the server, epoch ms; that of the device for a copy. */
  get nowMs(): number {
    const { value, loadedAtMs } = this.resource;
    return value?.schedule ? value.schedule.serverNowMs + (this.tickedAtMs - loadedAtMs) : this.tickedAtMs;
  }

  /** The chosen day, else that of the session to open, else today, else the first one. */
  get day(): string {
    const { days = [], sessions = [] } = this.schedule ?? {};
    const wanted = [
      this.chosenDay,
      sessions.find(({ id }) => id === this.params.id)?.day,
      shanghaiDay(this.nowMs)
    ].find((day) => day !== undefined && days.includes(day));
    return wanted ?? days[0] ?? '';
  }

  /** Halls of the expo's sessions, in their order. */
  get halls(): number[] {
    const halls = (this.schedule?.sessions ?? []).flatMap(({ hallNumber }) => hallNumber ?? []);
    return [...new Set(halls)].sort((one, other) => one - other);
  }

  get tracks(): SessionTrack[] {
    const present = new Set(this.schedule?.sessions.map(({ track }) => track));
    return sessionTracks.filter((track) => present.has(track));
  }

  /** Sessions of the chosen day, hall and track by their start. */
  get groups(): TimeGroup[] {
    return groupByStart(this.schedule?.sessions ?? [], this);
  }

  /** Index of the first group that has not begun, where the line of the present time belongs; null on another day. */
  get nowIndex(): number | null {
    const { groups, nowMs, day } = this;
    if (day !== shanghaiDay(nowMs) || groups.length === 0) return null;
    const next = groups.findIndex(({ startsAtMs }) => startsAtMs > nowMs);
    return next === -1 ? groups.length : next;
  }

  /** The viewer's agenda, in order of the start. */
  get agenda(): AgendaEntry[] {
    return this.schedule ? agendaOf(this.schedule) : [];
  }

  get openSession(): ExpoSession | undefined {
    return this.schedule?.sessions.find(({ id }) => id === this.openId);
  }

  selectView(view: ScheduleView): void {
    this.view = view;
  }

  selectDay(day: string): void {
    this.chosenDay = day;
  }

  selectHall(hall: number | undefined): void {
    this.hall = hall;
  }

  selectTrack(track: SessionTrack | undefined): void {
    this.track = track;
  }

  open(id: string | undefined): void {
    this.openId = id;
  }

  /** Advances the line of the present time. */
  tick(): void {
    this.tickedAtMs = this.now();
  }

  /** Never rejects: a failure is in `error`. */
  async load(): Promise<void> {
    this.tick();
    if (await this.resource.load()) this.remember();
  }

  private get query(): ScheduleQuery {
    const { expoId } = this.params;
    return expoId === undefined ? {} : { expoId };
  }

  private show(session: ExpoSession): void {
    const { schedule } = this.resource.value ?? {};
    if (!schedule) {
      // Until now the copy of the device was shown.
      void this.load();
      return;
    }
    const sessions = schedule.sessions.map((other) => (other.id === session.id ? session : other));
    this.resource.change({ schedule: { ...schedule, sessions } });
    this.remember();
    // A load that began before the change would take it back.
    if (this.resource.isLoading) void this.load();
  }

  private remember(): void {
    const { value, loadedAtMs } = this.resource;
    if (value?.schedule) this.cache.save(this.params.expoId, value.schedule, loadedAtMs);
  }
}
