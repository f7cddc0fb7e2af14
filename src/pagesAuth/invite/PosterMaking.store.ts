import { makeAutoObservable } from 'mobx';
import type { InviteTexts, InviteTextsChange } from '@contract/invite';
import { sloganProblem } from '@rules/invitation';
import { PosterStore } from '@/components/poster/Poster.store';
import { CustomTextStore } from './CustomText.store';
import type { InviteTemplate } from './poster/invitePoster';

/** Input for drawing a poster. */
export interface PosterOptions {
  template: InviteTemplate;
  slogan: string;
}

interface PosterApi {
  getInviteTexts(): Promise<InviteTexts>;
  changeInviteTexts(change: InviteTextsChange): Promise<InviteTexts>;
  /** Draws a poster and returns the image URL. */
  drawPoster(choice: PosterOptions): Promise<string>;
}

/** Delay after the last keystroke before the poster is redrawn, ms. */
export const SLOGAN_PAUSE_MS = 500;

/**
 * Invitation poster that the user is composing. Lives as long as the page shows one user; the slogan is no `Resource`,
 * because it is read once to fill in the field.
 */
export class PosterMakingStore {
  template: InviteTemplate = 'paper';
  readonly slogan: CustomTextStore;
  readonly poster: PosterStore;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(
    private readonly api: PosterApi,
    suggested: () => string
  ) {
    this.slogan = new CustomTextStore(
      async (slogan) => (await api.changeInviteTexts({ slogan })).slogan,
      (slogan) => sloganProblem(slogan) !== undefined
    );
    this.poster = new PosterStore(() =>
      api.drawPoster({ template: this.template, slogan: this.slogan.saved || suggested() })
    );
    makeAutoObservable<this, 'api' | 'timer'>(
      this,
      { slogan: false, poster: false, api: false, timer: false },
      { autoBind: true }
    );
  }

  /**
   * Draws the first poster with the saved slogan.
   * @returns function that stops redrawing
   */
  start(): () => void {
    void this.initialize();
    return () => clearTimeout(this.timer);
  }

  setTemplate(template: InviteTemplate): void {
    if (template === this.template) return;
    this.template = template;
    void this.poster.draw();
  }

  setSlogan(slogan: string): void {
    this.slogan.type(slogan);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.saveSlogan(), SLOGAN_PAUSE_MS);
  }

  /** Saves the slogan. The poster shows it only after moderation approved it. */
  async saveSlogan(): Promise<void> {
    clearTimeout(this.timer);
    if (await this.slogan.save()) void this.poster.draw();
  }

  private async initialize(): Promise<void> {
    try {
      this.slogan.initialize((await this.api.getInviteTexts()).slogan);
    } catch (error) {
      console.warn('the slogan of the last time was not loaded', error);
    }
    void this.poster.draw();
  }
}
