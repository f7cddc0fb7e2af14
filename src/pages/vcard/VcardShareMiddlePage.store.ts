import { makeAutoObservable } from 'mobx';
import type { CardVisitSource } from '@contract/cardVisit';
import type { ScannedSubject } from '@contract/scanCode';
import type { SceneTarget } from '@contract/shareCode';
import type { ShareSource } from '@rules/shareScene';
import { ApiError, fieldErrorsOf } from '@/lib/ApiError';
import { Resource, type ResourceStatus } from '@/request/Resource';
import type { RouteParams } from '@/routes';
import type { PlainLink } from './parsePlainLink';

/** A card that is loaded before it is shown. */
interface LoadableCard {
  /** Never rejects. */
  load(): Promise<void>;
}

interface ShareMiddlePageApi<C extends LoadableCard> {
  resolveScanCode(code: string): Promise<ScannedSubject>;
  resolveScene(scene: string): Promise<SceneTarget>;
  /** Opens the page of a scene in place of this one. */
  openTarget(target: PlainLink): Promise<void>;
  /** Returns the page of an H5 address; undefined for another one. */
  parseLink(address: string): PlainLink | undefined;
  newCard(id: string): C;
}

/** Subject of a link: a card, a page that is opened instead, or another subject, which is not shown here. */
type LinkedSubject<C> = (LinkedCard<C> & { kind: 'card' }) | { kind: 'page' } | { kind: 'other' };
interface LinkedCard<C> {
  id: string;
  source: CardVisitSource;
  /** The card that a code or a scene led to; undefined for a link, which names it. */
  loaded?: C;
}

/** How a visitor came who scanned a code, by what the code was printed or shown on. */
const visitSources: Record<ShareSource, CardVisitSource> = {
  code: 'code',
  poster: 'code',
  share: 'share',
  expo: 'expo'
};

/** Finds what a shared link or a scanned code leads to. Lives as long as its page. */
export class VcardShareMiddlePageStore<C extends LoadableCard> {
  private readonly subject: Resource<LinkedSubject<C>>;

  constructor(
    private readonly query: Partial<RouteParams['vcard.shareMiddlePage']>,
    private readonly api: ShareMiddlePageApi<C>
  ) {
    this.subject = new Resource(() => this.fetchSubject(), { audience: 'everyone' });
    makeAutoObservable<this, 'query' | 'api' | 'subject'>(
      this,
      { subject: false, query: false, api: false },
      { autoBind: true }
    );
  }

  /** The card, once it is known; null for a link that leads elsewhere. */
  get card(): LinkedCard<C> | null {
    const { value } = this.subject;
    return value?.kind === 'card' ? value : null;
  }

  /** Reason why there is nothing to show; null while there is none. */
  get obstacle(): 'missing' | 'expired' | 'otherKind' | null {
    if (this.subject.value?.kind === 'other') return 'otherKind';
    if (fieldErrorsOf(this.error)['code'] === 'expired') return 'expired';
    return this.subject.isMissing ? 'missing' : null;
  }

  get status(): ResourceStatus {
    if (this.obstacle !== null) return 'empty';
    // The other page is on its way.
    return this.subject.value?.kind === 'page' ? 'loading' : this.subject.status;
  }

  get error(): unknown {
    return this.subject.error;
  }

  /** Never rejects: a failure is in `error`. */
  async load(): Promise<void> {
    await this.subject.load();
  }

  private async fetchSubject(): Promise<LinkedSubject<C>> {
    const { q } = this.query;
    if (q === undefined) return this.fetchNamed(this.query);
    const link = this.api.parseLink(q);
    if (link === undefined) throw new ApiError('NOT_FOUND', 'the code is of another site');
    if (link.route === 'vcard.shareMiddlePage') return this.fetchNamed(link.params);
    await this.api.openTarget(link);
    return { kind: 'page' };
  }

  private async fetchNamed({
    id,
    code,
    scene,
    type
  }: Partial<RouteParams['vcard.shareMiddlePage']>): Promise<LinkedSubject<C>> {
    if (id) return { kind: 'card', id, source: type === 'share' ? 'share' : 'link' };
    if (code) {
      const scanned = await this.api.resolveScanCode(code);
      return scanned.kind === 'card' ? this.loadCard(scanned.id, 'code') : { kind: 'other' };
    }
    if (scene) return this.fetchScene(scene);
    throw new ApiError('NOT_FOUND', 'the link names no card');
  }

  private async fetchScene(scene: string): Promise<LinkedSubject<C>> {
    const target = await this.api.resolveScene(scene);
    const { route, params, source } = target;
    const id = params['id'];
    if (route === 'vcard.shareMiddlePage' && id !== undefined) {
      return this.loadCard(id, visitSources[source ?? 'code']);
    }
    await this.api.openTarget(target);
    return { kind: 'page' };
  }

  /** Loads the card before the page shows it: each frame between costs the mini-program a step. */
  private async loadCard(id: string, source: CardVisitSource): Promise<LinkedSubject<C>> {
    const loaded = this.api.newCard(id);
    await loaded.load();
    return { kind: 'card', id, source, loaded };
  }
}
