import { useEffect, useRef, useState } from 'react';
import type { PullToRefresh as PullToRefreshType } from './types';
import styles from './PullToRefresh.module.scss';

/** Offset of the indicator, and the pull from which a release refreshes, in CSS px. */
const REST_PX = 64;
const TRIGGER_PX = 72;
/** The indicator moves less the further it is pulled. */
const resistance = (pulledPx: number) => 96 * (1 - Math.exp(-pulledPx / 120));

/** The element that scrolls: the nearest of the page's ancestors, or the document. */
function scrollerOf(element: HTMLElement): Element {
  return element.closest('.taro_page') ?? document.scrollingElement ?? document.documentElement;
}

/**
 * Listens only and never prevents the browser's own scrolling, so a slow main thread cannot block the page. The content
 * stays fixed; a disc moves down over it, without a React render.
 */
export const PullToRefresh: PullToRefreshType = ({ children, onRefresh, busyLabel }) => {
  const root = useRef<HTMLDivElement>(null);
  const disc = useRef<HTMLDivElement>(null);
  const refresh = useRef(onRefresh);
  const [isBusy, setBusy] = useState(false);
  refresh.current = onRefresh;

  useEffect(() => {
    const area = root.current;
    if (!area) return;
    let startY: number | undefined;
    let pulledPx = 0;
    let isRefreshing = false;

    const moveIndicator = (offsetPx: number, settles: boolean) => {
      const mark = disc.current;
      if (!mark) return;
      mark.classList.toggle(styles.settles ?? '', settles);
      mark.style.opacity = String(Math.min(1, offsetPx / 32));
      mark.style.transform = `translateY(${offsetPx}px) rotate(${offsetPx * 4}deg)`;
    };
    const start = (event: TouchEvent) => {
      const isAtTop = scrollerOf(area).scrollTop <= 0;
      const canPull = refresh.current && !isRefreshing && event.touches.length === 1 && isAtTop;
      startY = canPull ? event.touches[0]?.clientY : undefined;
      pulledPx = 0;
    };
    const move = (event: TouchEvent) => {
      const y = event.touches[0]?.clientY;
      if (startY === undefined || y === undefined) return;
      if (scrollerOf(area).scrollTop > 0) startY = undefined;
      pulledPx = startY === undefined ? 0 : Math.max(0, y - startY);
      moveIndicator(resistance(pulledPx), false);
    };
    const end = (event: TouchEvent) => {
      const isWanted = event.type === 'touchend' && startY !== undefined && resistance(pulledPx) >= TRIGGER_PX * 0.75;
      startY = undefined;
      if (!isWanted || !refresh.current) {
        if (pulledPx > 0) moveIndicator(0, true);
        return;
      }
      isRefreshing = true;
      setBusy(true);
      moveIndicator(REST_PX, true);
      void refresh.current().finally(() => {
        isRefreshing = false;
        setBusy(false);
        moveIndicator(0, true);
      });
    };

    const options = { passive: true };
    area.addEventListener('touchstart', start, options);
    area.addEventListener('touchmove', move, options);
    area.addEventListener('touchend', end, options);
    area.addEventListener('touchcancel', end, options);
    return () => {
      area.removeEventListener('touchstart', start);
      area.removeEventListener('touchmove', move);
      area.removeEventListener('touchend', end);
      area.removeEventListener('touchcancel', end);
    };
  }, []);

  return (
    <div ref={root} className={styles.root}>
      <div ref={disc} className={styles.disc} role="status" aria-label={isBusy ? busyLabel : undefined}>
        <div className={isBusy ? `${styles.ring} ${styles.turns}` : styles.ring} />
      </div>
      {children}
    </div>
  );
};
