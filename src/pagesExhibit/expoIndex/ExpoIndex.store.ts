import { makeAutoObservable, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { ExpoBanner, ExpoIndex, LiveConfig } from '@contract/expo';
import type { ExpoCoupon } from '@contract/expoCoupon';
import type { NewsBrief, NewsQuery } from '@contract/news';
import { isApiError } from '@/lib/ApiError';
import { type ExpoCountdown, expoCountdown } from '@/lib/expoCountdown';
import { Resource } from '@/request/Resource';

export interface ExpoIndexApi {
  getExpoIndex(expoId?: string): Promise<ExpoIndex | null>;
  listExpoBanners(expoId?: string): Promise<ExpoBanner[]>;
  getLiveConfig(expoId?: string): Promise<LiveConfig | null>;
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
  /** Time of the server less that of this device, in ms. */
  aheadMs: number;
}

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

  constructor(
    private readonly api: ExpoIndexApi,
    private readonly expoId?: string,
    private readonly now: () => number = Date.now
  ) {
    this.page = new Resource(() => this.fetch(), { audience: 'everyone', missingCodes: [] });
    this.coupons = new Resource(async () => (await api.listExpoCoupons(this.expo?.id)).items, { missingCodes: [] });
    makeAutoObservable<this, 'api' | 'now' | 'expoId' | 'requestIds'>(
      this,
      { page: false, coupons: false, api: false, now: false, expoId: false, requestIds: false },
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
   * @throws ApiError of the call; after CONFLICT the list is loaded again
   */
  async claim(couponId: string): Promise<boolean> {
    if (this.claimingId !== undefined) return false;
    this.claimingId = couponId;
    try {
      await this.coupons.showAnswer(() => this.fetchClaimed(couponId));
      return true;
    } catch (error) {
      if (isApiError(error, 'CONFLICT')) {
        this.requestIds.delete(couponId);
        await this.coupons.load();
      }
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

  /** The page shows without banners, broadcast and news when these cannot be loaded. */
  private async fetch(): Promise<ExpoPageData> {
    const { api, expoId } = this;
    const [expo, banners, live, news] = await Promise.all([
      api.getExpoIndex(expoId),
      api.listExpoBanners(expoId).catch(() => []),
      api.getLiveConfig(expoId).catch(() => null),
      api.listNews({ category: 'expo', personalised: false, limit: NEWS_COUNT }).then(
        ({ items }) => items,
        () => []
      )
    ]);
    return { expo, banners, live, news, aheadMs: expo ? expo.serverNowMs - this.now() : 0 };
  }
}
