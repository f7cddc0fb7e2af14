import { makeAutoObservable } from 'mobx';
import type { InviteTexts, InviteTextsChange } from '@contract/invite';
import { sloganProblem } from '@rules/invitation';
import { PosterStore } from '@/components/poster/Poster.store';
import { OwnText } from './OwnText';
import type { InviteTemplate } from './poster/invitePoster';

/** What a poster is drawn from, at the moment of drawing. */
export interface PosterChoice {
  template: InviteTemplate;
  slogan: string;
}

interface PosterApi {
  getInviteWords(): Promise<InviteTexts>;
  changeInviteWords(change: InviteTextsChange): Promise<InviteTexts>;
  /** Draws a poster and answers the picture's address. */
  drawPoster(choice: PosterChoice): Promise<string>;
}

/** Typing goes on: the poster is drawn anew when it has paused for so long. */
const PAUSE_MS = 500;

/** An invitation poster that is being put together. Lives as long as the page. */
export class PosterMakingStore {
  template: InviteTemplate = 'paper';
  readonly slogan: OwnText;
  readonly poster: PosterStore;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(
    private readonly api: PosterApi,
    suggested: () => string
  ) {
    this.slogan = new OwnText(
      async (slogan) => (await api.changeInviteWords({ slogan })).slogan,
      (slogan) => sloganProblem(slogan) !== undefined
    );
    this.poster = new PosterStore(() =>
      api.drawPoster({ template: this.template, slogan: this.slogan.kept || suggested() })
    );
    makeAutoObservable<this, 'api' | 'timer'>(
      this,
      { slogan: false, poster: false, api: false, timer: false },
      { autoBind: true }
    );
  }

  /** Draws the first one, with what the person wrote the last time. Answers how to stop. */
  start(): () => void {
    void this.begin();
    return () => clearTimeout(this.timer);
  }

  choose(template: InviteTemplate): void {
    if (template === this.template) return;
    this.template = template;
    void this.poster.draw();
  }

  type(slogan: string): void {
    this.slogan.type(slogan);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keepSlogan(), PAUSE_MS);
  }

  /** Once the server has said that it may be shown; until then the poster is the one before. */
  async keepSlogan(): Promise<void> {
    clearTimeout(this.timer);
    if (await this.slogan.keep()) void this.poster.draw();
  }

  private async begin(): Promise<void> {
    try {
      this.slogan.begin((await this.api.getInviteWords()).slogan);
    } catch (error) {
      console.warn('the slogan of the last time was not loaded', error);
    }
    void this.poster.draw();
  }
}
