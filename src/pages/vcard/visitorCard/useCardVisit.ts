import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { cardVisits, type OpenVisit } from '@/stores/cardVisits';
import type { OpenedCard } from '@/stores/recordCardEvent';
import type { CardEntry } from './cardEntry';

const warn = (error: unknown) => console.warn('the time on a card was not logged', error);

/** Logs the visit of a card when it is shown first, and the time that it is on the screen. */
class VisitClock {
  private visit: OpenVisit | null = null;
  private shownSinceMs: number | null = null;

  constructor(private readonly card: OpenedCard) {}

  resume(): void {
    this.shownSinceMs ??= Date.now();
    this.visit ??= cardVisits.open(this.card);
  }

  /** Reports the time since the card was shown: the page may not come back. */
  pause(): void {
    if (this.shownSinceMs === null || this.visit === null) return;
    const ms = Math.max(0, Date.now() - this.shownSinceMs);
    this.shownSinceMs = null;
    cardVisits.addDwell(this.visit, ms).catch(warn);
  }
}

/**
 * Logs the visit of a card from when it is shown until the page is left. A page that is covered by another one, such as
 * the login, logs nothing.
 * @param cardId undefined while there is nothing to log: before it is loaded, and for an own card
 */
export function useCardVisit(cardId: string | undefined, { source, page }: CardEntry): void {
  const clock = useRef<VisitClock>();
  const isShown = useRef(true);
  useEffect(() => {
    if (cardId === undefined) return undefined;
    const started = new VisitClock({ cardId, source, page });
    clock.current = started;
    if (isShown.current) started.resume();
    return () => {
      started.pause();
      clock.current = undefined;
    };
  }, [cardId, source, page]);
  useDidHide(() => {
    isShown.current = false;
    clock.current?.pause();
  });
  useDidShow(() => {
    isShown.current = true;
    clock.current?.resume();
  });
}
