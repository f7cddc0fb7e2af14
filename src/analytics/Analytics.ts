import { reaction } from 'mobx';
import type { AnalyticsConfig, AnalyticsEvent } from '@contract/analytics';
import type { AnalyticsEventName, PropertiesOf } from '@rules/analytics';
import { setRecorder } from '@/lib/recordEvent';
import { onAppVisibility } from '@/platform/appVisibility';
import { storage } from '@/platform/storage';
import { newRequestId } from '@/request/requestId';
import type { RouteName } from '@/routes';
import { consent } from '@/stores/consent';
import { storedKey } from '@/stores/persist';
import { settings } from '@/stores/settings';
import { overlays } from '@/ui/overlays';
import { dropIdentity, readIdentity, retireIdentity } from './deviceIdentity';
import { type AnalyticsApi, EventSender } from './EventSender';
import { PageViews } from './PageViews';
import { RemoteConfig } from './RemoteConfig';
import { StoredEvents } from './StoredEvents';
import { VitalPages } from './VitalPages';

interface Api extends AnalyticsApi {
  getAnalyticsConfig(version: number): Promise<AnalyticsConfig | null>;
}

/**
 * How the product is used on this device, for a person who agreed: pages, visible time and the events of the table, without
 * ids of people or things and without texts. Withdrawing the consent stops it at once, deletes what the device holds and
 * asks the server to delete what it has. Lives as long as the app.
 */
export class Analytics {
  private readonly events = new StoredEvents();
  private readonly sender: EventSender;
  private readonly config: RemoteConfig;
  private readonly views = new PageViews({
    onSession: () => this.beginSession(),
    onPage: (page) => this.beginView(page),
    onVisible: (visibleMs) => this.endView(visibleMs)
  });
  /** Random, of this start of the app, or since the consent was given. */
  private runId = '';
  private isStarting = false;
  private isRunning = false;
  private sessionCount = 0;
  private eventCount = 0;
  private page: RouteName | '' = '';
  private view = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly vitals = new VitalPages();

  constructor(api: Api) {
    this.config = new RemoteConfig(api.getAnalyticsConfig);
    this.sender = new EventSender({
      api,
      events: this.events,
      maySend: () => this.isAllowed,
      onRefused: () => {
        dropIdentity();
        this.events.clear();
      }
    });
  }

  /** Follows the consent, and while it is there pages, visibility and settings. */
  follow(): void {
    setRecorder((name, properties) => this.record(name, properties));
    onAppVisibility((isVisible) => (isVisible ? this.show() : this.hide()));
    reaction(
      () => overlays.hostId,
      () => this.isRunning && this.views.showPage()
    );
    reaction(
      () => settings.language,
      (language) => this.record('languageChosen', { language })
    );
    reaction(
      () => ({ theme: settings.theme, elder: settings.elder }),
      (appearance) => this.record('appearanceChosen', appearance),
      { equals: (one, other) => one.theme === other.theme && one.elder === other.elder }
    );
    // A device that agreed in an earlier visit has an identity.
    this.vitals.isWanted = this.isAllowed && readIdentity() !== undefined;
    reaction(
      () => [consent.allowsAnalytics, consent.analyticsAgreed],
      ([isAllowed, isAgreed]) => {
        if (isAllowed) void this.start();
        else if (!isAgreed) this.withdraw();
      },
      { fireImmediately: true }
    );
  }

  /** Another tab may have withdrawn the consent: the device decides, not this tab. */
  private get isAllowed(): boolean {
    return consent.allowsAnalytics && storage.read(storedKey('analyticsAgreed')) === true;
  }

  /** Differs between the sessions of a run, as the server counts them. */
  private get sessionId(): string {
    return this.runId.slice(0, 24) + this.sessionCount.toString(16).padStart(8, '0');
  }

  /** 0 to 99, evenly over the sessions. */
  private get share(): number {
    return (parseInt(this.runId.slice(0, 8), 16) + this.sessionCount * 37) % 100;
  }

  private async start(): Promise<void> {
    if (this.isRunning || this.isStarting) return;
    this.isStarting = true;
    const [runId] = await Promise.all([newRequestId(), this.config.refresh()]).finally(() => (this.isStarting = false));
    if (!this.isAllowed || this.isRunning) return;
    this.isRunning = true;
    this.runId = runId;
    this.sessionCount = 0;
    this.eventCount = 0;
    this.vitals.watch((page, measured) => this.record('webVital', measured, page));
    this.views.begin();
    this.tick();
  }

  private tick(): void {
    clearTimeout(this.timer);
    if (this.isRunning && !this.isAllowed) this.withdraw();
    if (!this.isRunning) return;
    void this.config.refresh();
    void this.send();
    this.timer = setTimeout(() => this.tick(), this.config.sendIntervalMs);
  }

  private async send(): Promise<void> {
    await this.sender.flush();
    const { dropped } = this.events;
    if (dropped > 0 && !this.events.isFull) this.record('eventsDropped', { events: this.events.reportDropped() });
  }

  private show(): void {
    if (this.isRunning) {
      this.views.show();
      this.tick();
    } else {
      // Erasures that failed are tried again.
      void this.sender.flush();
    }
  }

  /** The app may not come back: what waits is sent now. */
  private hide(): void {
    if (!this.isRunning) return;
    this.views.hide();
    clearTimeout(this.timer);
    void this.send();
  }

  /** Stops and deletes: nothing is recorded any more, nothing stays on the device. */
  private withdraw(): void {
    this.isRunning = false;
    this.vitals.end();
    clearTimeout(this.timer);
    this.views.reset();
    this.events.clear();
    this.config.clear();
    retireIdentity();
    void this.sender.flush();
  }

  private beginSession(): void {
    this.sessionCount += 1;
    this.page = '';
    this.view = 0;
    this.record('sessionStart', {});
  }

  private beginView(page: RouteName | ''): void {
    this.page = page;
    this.view = this.eventCount + 1;
    this.vitals.showPage(page);
    if (page !== '') this.record('pageView', {});
  }

  private endView(visibleMs: number): void {
    if (this.page !== '') this.record('pageVisible', { visibleMs });
  }

  /** @param page another page than the one on top, which the event is about */
  private record<Name extends AnalyticsEventName>(event: Name, properties: PropertiesOf<Name>, page = this.page): void {
    if (!this.isRunning || !this.isAllowed || !this.config.records(event, this.share)) return;
    const { runId, sessionId, view } = this;
    this.eventCount += 1;
    this.events.add({
      number: this.eventCount,
      runId,
      sessionId,
      event,
      page,
      view,
      atMs: Date.now(),
      properties: properties as AnalyticsEvent['properties']
    });
    if (this.events.isFull) void this.send();
  }
}
