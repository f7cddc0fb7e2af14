import { makeAutoObservable, runInAction } from 'mobx';
import type { CallInput } from '@contract';
import type { Card, OwnCards } from '@contract/card';
import type { ScanCode } from '@contract/scanCode';
import type { CardSide } from '@/components/card/cardFaceContent';
import { pathOf } from '@/navigation/pathOf';
import { siteUrl } from '@/platform/siteUrl';
import { Resource } from '@/request/Resource';
import { type CardCode, cardCodeOf, type CodeKind } from './cardCode';
import type { CardCodeCache } from './cardCodeCache';

export interface CardCodeApi {
  getOwnCards(): Promise<OwnCards>;
  getCardCode(id: string): Promise<ScanCode>;
  renewCardCode(id: string): Promise<ScanCode>;
  getShareCodeImage(body: CallInput<'POST /api/front/shareCode/image'>): Promise<string | null>;
  /** Encodes a text, so that its code is in the first frame that shows it. */
  loadQrPicture(text: string): Promise<unknown>;
}

interface LoadedCode {
  /** Null when the user has no such card. */
  card: Card | null;
  /** Null without a card, and for one that was taken down. */
  code: CardCode | null;
}

/** Path of the page that a code of a card opens, for the mini-program and for H5. */
export const codePath = (code: string): string => pathOf('vcard.shareMiddlePage', { code });

/** Code of a card. While it is loaded, and without a network, the last one of this device is shown. Lives as long as its page. */
export class CardCodeStore {
  side: CardSide = 'first';
  isRenewing = false;
  private chosenKind: CodeKind | undefined = undefined;
  /** Whether the picture of the mini-program code could not be shown, as without a network. */
  private hasPictureFailed = false;
  private readonly resource: Resource<LoadedCode>;

  constructor(
    private readonly api: CardCodeApi,
    private readonly cache: CardCodeCache,
    /** Undefined for the default card. */
    private readonly id: string | undefined,
    private readonly now: () => number = Date.now
  ) {
    this.resource = new Resource(() => this.fetch(), { missingCodes: [] });
    type Internal = 'api' | 'cache' | 'id' | 'now' | 'resource';
    makeAutoObservable<this, Internal>(
      this,
      { api: false, cache: false, id: false, now: false, resource: false },
      { autoBind: true }
    );
  }

  get code(): CardCode | null {
    const { value } = this.resource;
    return value ? value.code : (this.cache.find(this.id) ?? null);
  }

  /** Reason of the operator who took the card down; null for every other card. */
  get takedownReason(): string | null {
    return this.resource.value?.card?.takedownReason ?? null;
  }

  /** `empty` without a card, and for one that was taken down. */
  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.code) return 'ready';
    return this.resource.status === 'ready' ? 'empty' : this.resource.status;
  }

  get error(): unknown {
    return this.resource.error;
  }

  /** True when the shown code is an earlier one, because the server could not be reached. */
  get isStale(): boolean {
    return this.code !== null && this.error !== undefined;
  }

  /** The shown side; the first one for a card without a second. */
  get shownSide(): CardCode['sides']['first'] | null {
    const { code } = this;
    return code && (code.sides[this.side] ?? code.sides.first);
  }

  get kinds(): readonly CodeKind[] {
    const picture = this.code?.miniProgramCode ?? null;
    return picture !== null && !this.hasPictureFailed ? ['miniProgram', 'link', 'vCard'] : ['link', 'vCard'];
  }

  get kind(): CodeKind {
    const { kinds, chosenKind } = this;
    return chosenKind !== undefined && kinds.includes(chosenKind) ? chosenKind : (kinds[0] ?? 'link');
  }

  setKind(kind: CodeKind): void {
    this.chosenKind = kind;
  }

  setSide(side: CardSide): void {
    this.side = side;
  }

  setPictureFailed(): void {
    this.hasPictureFailed = true;
  }

  /** Never rejects: a failure is in `error`. */
  async load(): Promise<void> {
    if (await this.resource.load()) this.remember();
  }

  /**
   * Replaces the code; the former one is answered as expired.
   * @returns false while the card is not loaded, and during another replacement
   * @throws ApiError of the call
   */
  async renew(): Promise<boolean> {
    const { value } = this.resource;
    const { card = null } = value ?? {};
    if (!value || !card || this.isRenewing) return false;
    this.isRenewing = true;
    try {
      await this.resource.showAnswer(async () => {
        const scanCode = await this.api.renewCardCode(card.id);
        return { ...value, code: await this.codeOf(card, scanCode) };
      });
      runInAction(() => this.remember());
      return true;
    } finally {
      runInAction(() => (this.isRenewing = false));
    }
  }

  private async fetch(): Promise<LoadedCode> {
    const { cards } = await this.api.getOwnCards();
    const card = (this.id === undefined ? cards[0] : cards.find(({ id }) => id === this.id)) ?? null;
    if (!card || card.takedownReason !== null) return { card, code: null };
    return { card, code: await this.codeOf(card, await this.api.getCardCode(card.id)) };
  }

  private async codeOf(card: Card, scanCode: ScanCode): Promise<CardCode> {
    const picture = { path: codePath(scanCode.code), source: 'code' } as const;
    const miniProgramCode = await this.api.getShareCodeImage(picture).catch((error: unknown) => {
      console.warn('the mini-program code was not loaded', error);
      return null;
    });
    const code = cardCodeOf(card, scanCode, { miniProgramCode, savedAtMs: this.now() });
    if (miniProgramCode === null) await this.loadPicture(code);
    return code;
  }

  /** Stores what was loaded for times without a network. Not for another user, whose value is not shown. */
  private remember(): void {
    const { value } = this.resource;
    if (!value) return;
    this.hasPictureFailed = false;
    if (value.code) {
      this.cache.save(value.code);
      // A code that is shown as WeChat's picture needs another one where that cannot be loaded without a network.
      if (value.code.miniProgramCode !== null) void this.loadPicture(value.code);
    } else this.cache.remove(this.id);
  }

  /** Never rejects: the code is encoded again when it is shown. */
  private async loadPicture({ code }: CardCode): Promise<void> {
    try {
      await this.api.loadQrPicture(siteUrl(codePath(code)));
    } catch (error) {
      console.warn('the picture of a code was not encoded', error);
    }
  }
}
