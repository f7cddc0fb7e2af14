import { useLayoutEffect, useRef } from 'react';
import type { PeekSlides as PeekSlidesType } from './types';
import styles from './PeekSlides.module.scss';

/** Returns the distance of each slide from the first one, px. */
function offsetsOf(track: HTMLElement): number[] {
  const slides = [...track.children] as HTMLElement[];
  return slides.map((slide) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0));
}

/** Returns the slide that is nearest to the left edge. */
function indexInView(track: HTMLElement): number {
  const distances = offsetsOf(track).map((offset) => Math.abs(offset - track.scrollLeft));
  // The last slide may end before it reaches that edge.
  if (track.scrollLeft + track.clientWidth >= track.scrollWidth - 1) return distances.length - 1;
  return distances.indexOf(Math.min(...distances));
}

/** The browser's own scrolling with snap points. */
export const PeekSlides: PeekSlidesType = ({ slides, label, slideLabel, index, onShow, className = '' }) => {
  const track = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useLayoutEffect(() => {
    if (!track.current || shown.current === index) return;
    shown.current = index;
    track.current.scrollLeft = offsetsOf(track.current)[index] ?? 0;
  }, [index]);
  const handleScroll = (element: HTMLDivElement) => {
    if (!element.clientWidth) return;
    const inView = indexInView(element);
    if (inView === shown.current) return;
    shown.current = inView;
    onShow(inView);
  };
  return (
    <div
      ref={track}
      className={`${styles.track} ${className}`}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      tabIndex={slides.length > 1 ? 0 : -1}
      onScroll={({ currentTarget }) => handleScroll(currentTarget)}
    >
      {slides.map(({ key, content }, position) => (
        <div key={key} className={styles.slide} role="group" aria-label={slideLabel(position + 1, slides.length)}>
          {content}
        </div>
      ))}
    </div>
  );
};
