import { makeAutoObservable } from 'mobx';
import type { ExpoSite, SiteMarker } from '@contract/expoSite';
import type { Degrees } from '@/lib/gcj02';
import { clampZoom, DEFAULT_ZOOM } from '@/lib/webMercator';
import { Resource, type ResourceStatus } from '@/request/Resource';

interface SiteApi {
  getExpoSite(): Promise<ExpoSite | null>;
  /** Resolves with null when the device does not know. */
  readDevicePosition(): Promise<Degrees | 'refused' | null>;
}

/** Specification 9: the position is read again every 30 seconds. */
const POSITION_INTERVAL_MS = 30_000;

/** The site of the expo on a map: view, chosen marker and own position. Lives as long as the page. */
export class SiteMapStore {
  zoom = DEFAULT_ZOOM;
  selectedId: number | null = null;
  position: Degrees | null = null;
  private movedTo: Degrees | null = null;
  private isLocating = false;
  private isPaused = false;
  private reading: Promise<Degrees | 'refused' | null> | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly site: Resource<{ site: ExpoSite | null }>;

  constructor(private readonly api: SiteApi) {
    this.site = new Resource(async () => ({ site: await api.getExpoSite() }), { audience: 'everyone' });
    makeAutoObservable<this, 'api' | 'timer' | 'site' | 'isLocating' | 'isPaused' | 'reading'>(
      this,
      { api: false, timer: false, site: false, isLocating: false, isPaused: false, reading: false },
      { autoBind: true }
    );
  }

  load(): Promise<boolean> {
    return this.site.load();
  }

  /** `empty`: the site is not known yet. */
  get status(): ResourceStatus {
    return this.site.value && !this.site.value.site ? 'empty' : this.site.status;
  }

  get error(): unknown {
    return this.site.error;
  }

  get value(): ExpoSite | null {
    return this.site.value?.site ?? null;
  }

  get selected(): SiteMarker | undefined {
    return this.value?.markers.find(({ id }) => id === this.selectedId);
  }

  /** Middle of the map: the venue until the map is moved. */
  get centre(): Degrees {
    const { latitude = 0, longitude = 0 } = this.movedTo ?? this.value ?? {};
    return { latitude, longitude };
  }

  setView(centre: Degrees, zoom: number): void {
    this.movedTo = centre;
    this.zoom = clampZoom(zoom);
  }

  zoomBy(levels: number): void {
    this.zoom = clampZoom(Math.round(this.zoom) + levels);
  }

  /**
   * Chooses a marker and moves it to the middle.
   * @throws Error with the errMsg `fail not found` for an unknown marker, as the map of WeChat does
   */
  focusMarker(id: number): void {
    const marker = this.value?.markers.find((one) => one.id === id);
    if (!marker) throw Object.assign(new Error('fail not found'), { errMsg: 'fail not found' });
    this.selectedId = id;
    this.movedTo = { latitude: marker.latitude, longitude: marker.longitude };
  }

  /**
   * Shows the own position from now on, read again every 30 s until `stopLocating`, and moves there.
   * @returns false when it is not available
   */
  async locate(): Promise<boolean> {
    this.stopLocating();
    this.isLocating = true;
    const found = await this.readPosition();
    if (found === null || found === 'refused') {
      this.stopLocating();
      return false;
    }
    if (!this.isLocating) return true;
    this.setView(found, this.zoom);
    this.startTimer();
    return true;
  }

  stopLocating(): void {
    this.isLocating = false;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Reads no position while the map is not on the screen. */
  pauseLocating(): void {
    this.isPaused = true;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  resumeLocating(): void {
    this.isPaused = false;
    this.startTimer();
  }

  private startTimer(): void {
    if (!this.isLocating || this.isPaused) return;
    this.timer ??= setInterval(() => void this.readPosition(), POSITION_INTERVAL_MS);
  }

  /** Keeps the last position when the device does not know the present one; a refusal ends the locating. */
  private async readPosition(): Promise<Degrees | 'refused' | null> {
    // WeChat answers once its explanation of a refusal is closed: a second one would be shown over it.
    this.reading ??= this.api.readDevicePosition();
    const found = await this.reading;
    this.reading = undefined;
    if (this.isLocating) this.showFound(found);
    return found;
  }

  private showFound(found: Degrees | 'refused' | null): void {
    if (found === 'refused') this.stopLocating();
    this.position = found === 'refused' ? null : (found ?? this.position);
  }
}
