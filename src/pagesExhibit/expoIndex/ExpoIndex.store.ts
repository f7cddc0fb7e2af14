import { makeAutoObservable, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { ExpoBanner, ExpoIndex, LiveConfig } from '@contract/expo';
import type { ExpoCoupon } from '@contract/expoCoupon';
import type { ExpoSchedule, ExpoSession, ScheduleQuery } from '@contract/expoSession';
import type { NewsBrief, NewsQuery } from '@contract/news';
import { isApiError } from '@/lib/ApiError';
import { type ExpoCountdown, expoCountdown } from '@/lib/expoCountdown';
import { network } from '@/platform/network/network';
import { Resource } from '@/request/Resource';
import { nextSessionDay, nextSessions } from './nextSessions';
import { savedIndex } from './savedIndex';
import type { TicketCardStore } from './TicketCard.store';

export interface ExpoIndexApi {
  getExpoIndex(expoId?: string): Promise<ExpoIndex | null>;
  listExpoBanners(expoId?: string): Promise<ExpoBanner[]>;
  getLiveConfig(expoId?: string): Promise<LiveConfig | null>;
  getExpoSchedule(query: ScheduleQuery): Promise<ExpoSchedule | null>;
  listNews(query: NewsQuery): Promise<Page<NewsBrief>>;
  listExpoCoupons(expoId?: string): Promise<{ serverNowMs: number; items: ExpoCoupon[] }>;
  claimCoupon(couponId: string, requestId: string): Promise<ExpoCoupon>;
  newRequestId(): Promise<string>;
}

interface ExpoPageData {
  /** Null when there is none. */
  expo: ExpoIndex | null;
  banners: ExpoBanner[];
  live: LiveConfig | null;
  news: NewsBrief[];
  /** Sessions of the day that comes next. */
  sessions: ExpoSession[];
  /** Time of the server less that of this device, in ms. */
  aheadMs: number;
  /** Time at which the server was asked for the expo (epoch ms, of this device). */
  askedAtMs: number;
  /** True for an expo that this device has stored, because the server could not be reached. */
  isStored: boolean;
}

type Shown = Pick<ExpoPageData, 'expo' | 'aheadMs' | 'askedAtMs' | 'isStored'>;

const NEWS_COUNT = 3;

/** An expo with what surrounds it. Lives as long as its page. */
export class ExpoIndexStore {
  readonly page: Resource<ExpoPageData>;
  readonly coupons: Resource<ExpoCoupon[]>;
  isCouponSheetOpen = false;
  /** Coupon whose claim is on its way. */
  claimingId: string | undefined;
  /** A claim whose answer was lost is repeated as the same request. */
  private readonly requestIds = new Map<string, string>();

  /** @param expoId undefined for the expo that is on or comes next */
  constructor(
    private readonly api: ExpoIndexApi,
    readonly ticket: TicketCardStore,
    readonly expoId?: string,
    private readonly now: () => number = Date.now
  ) {
    this.page = new Resource(() => this.fetch(), { audience: 'everyone', missingCodes: [] });
    this.coupons = new Resource(async () => (await api.listExpoCoupons(this.expo?.id)).items, { missingCodes: [] });
    makeAutoObservable<this, 'api' | 'now' | 'requestIds'>(
      this,
      { page: false, coupons: false, ticket: false, api: false, now: false, expoId: false, requestIds: false },
      { autoBind: true }
    );
  }

  get expo(): ExpoIndex | null {
    return this.page.value?.expo ?? null;
  }

  /** Time of the server, epoch ms, whatever the clock of this device says. */
  get serverNowMs(): number {
    return this.now() + (this.page.value?.aheadMs ?? 0);
  }

  /** Null without an expo. */
  get countdown(): ExpoCountdown | null {
    return this.expo && expoCountdown(this.expo, this.serverNowMs);
  }

  /** The broadcast, unless it has ended since it was loaded. */
  get live(): LiveConfig | null {
    const live = this.page.value?.live ?? null;
    return live && live.endsAtMs > this.serverNowMs ? live : null;
  }

  get isLive(): boolean {
    return this.live !== null && this.live.startsAtMs <= this.serverNowMs;
  }

  /** Sessions that are on or come next. */
  get sessions(): ExpoSession[] {
    return nextSessions(this.page.value?.sessions ?? [], this.serverNowMs);
  }

  /** Age of the shown expo (epoch ms) while the server cannot be reached, else undefined. */
  get offlineSinceMs(): number | undefined {
    const { value } = this.page;
    return value && (value.isStored || !network.online) ? value.askedAtMs : undefined;
  }

  /** Never rejects: a failure is in `page.error`. */
  load(): Promise<boolean> {
    return this.page.load();
  }

  openCoupons(): void {
    this.isCouponSheetOpen = true;
    void this.coupons.load();
  }

  closeCoupons(): void {
    this.isCouponSheetOpen = false;
  }

  /**
   * Claims a coupon for the member. Resolves to false while another claim is on its way.
   * @throws ApiError of the call; after CONFLICT, and when the session has ended, the list is loaded again
   */
  async claim(couponId: string): Promise<boolean> {
    if (this.claimingId !== undefined) return false;
    this.claimingId = couponId;
    try {
      await this.coupons.showAnswer(() => this.fetchClaimed(couponId));
      return true;
    } catch (error) {
      if (isApiError(error, 'CONFLICT')) this.requestIds.delete(couponId);
      // Without a session the list of the member is hidden.
      if (isApiError(error, 'CONFLICT', 'UNAUTHORIZED')) await this.coupons.load();
      throw error;
    } finally {
      runInAction(() => (this.claimingId = undefined));
    }
  }

  /** Returns the list with the claimed coupon. */
  private async fetchClaimed(couponId: string): Promise<ExpoCoupon[]> {
    const requestId = this.requestIds.get(couponId) ?? (await this.api.newRequestId());
    this.requestIds.set(couponId, requestId);
    const claimed = await this.api.claimCoupon(couponId, requestId);
    return (this.coupons.value ?? []).map((coupon) => (coupon.id === couponId ? claimed : coupon));
  }

  /** The page shows without banners, broadcast, news, sessions and ticket when these cannot be loaded. */
  private async fetch(): Promise<ExpoPageData> {
    const { api, expoId } = this;
    const loading = this.fetchExpo();
    const [shown, sessions, banners, live, news] = await Promise.all([
      loading,
      loading.then((one) => this.fetchSessions(one)),
      api.listExpoBanners(expoId).catch(() => []),
      api.getLiveConfig(expoId).catch(() => null),
      api.listNews({ category: 'expo', personalised: false, limit: NEWS_COUNT }).then(
        ({ items }) => items,
        () => []
      ),
      this.ticket.load()
    ]);
    return { ...shown, sessions, banners, live, news };
  }

  /**
   * Returns the expo, without a network the one that is stored.
   * @throws ApiError of the call when none is
   */
  private async fetchExpo(): Promise<Shown> {
    const { expoId } = this;
    try {
      const expo = await this.api.getExpoIndex(expoId);
      const askedAtMs = this.now();
      if (expoId === undefined) savedIndex.save(expo, askedAtMs);
      return { expo, aheadMs: expo ? expo.serverNowMs - askedAtMs : 0, askedAtMs, isStored: false };
    } catch (error) {
      const { expoIndex: expo, expoIndexSavedAtMs: askedAtMs } = savedIndex;
      if (expo === null || (expoId ?? expo.id) !== expo.id) throw error;
      return { expo, aheadMs: 0, askedAtMs, isStored: true };
    }
  }

  private async fetchSessions({ expo, aheadMs }: Shown): Promise<ExpoSession[]> {
    const day = expo && nextSessionDay(expo, this.now() + aheadMs);
    if (!day) return [];
    const schedule = await this.api.getExpoSchedule({ expoId: expo.id, day }).catch(() => null);
    return schedule?.sessions ?? [];
  }
}
