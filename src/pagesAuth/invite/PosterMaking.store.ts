import { makeAutoObservable } from 'mobx';
import { MAX_SLOGAN } from '@rules/invitation';
import { PosterStore } from '@/components/poster/Poster.store';
import type { InviteTemplate } from './poster/invitePoster';

/** What a poster is drawn from, at the moment of drawing. */
export interface PosterChoice {
  template: InviteTemplate;
  slogan: string;
}

/** Typing goes on: the poster is drawn anew when it has paused for so long. */
const PAUSE_MS = 500;

/** An invitation poster that is being put together. Lives as long as the page. */
export class PosterMakingStore {
  template: InviteTemplate = 'paper';
  /** As typed; empty stands for the suggested one. */
  slogan = '';
  readonly poster: PosterStore;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  /** @param draw draws a poster and answers the picture's address */
  constructor(
    draw: (choice: PosterChoice) => Promise<string>,
    private readonly suggested: () => string
  ) {
    this.poster = new PosterStore(() => draw({ template: this.template, slogan: this.drawnSlogan }));
    makeAutoObservable<this, 'timer' | 'suggested'>(
      this,
      { poster: false, timer: false, suggested: false },
      { autoBind: true }
    );
  }

  get isSloganTooLong(): boolean {
    return [...this.slogan.trim()].length > MAX_SLOGAN;
  }

  /** Draws the first one. Answers how to stop. */
  start(): () => void {
    void this.poster.draw();
    return () => clearTimeout(this.timer);
  }

  choose(template: InviteTemplate): void {
    if (template === this.template) return;
    this.template = template;
    void this.poster.draw();
  }

  /** A slogan that is too long stays in the field and off the poster. */
  type(slogan: string): void {
    this.slogan = slogan;
    clearTimeout(this.timer);
    if (!this.isSloganTooLong) this.timer = setTimeout(() => void this.poster.draw(), PAUSE_MS);
  }

  private get drawnSlogan(): string {
    return this.slogan.trim() || this.suggested();
  }
}
