import { useEffect, useRef } from 'react';
import type { Slides as SlidesType } from './types';
import styles from './Slides.module.scss';

/** The browser's own scrolling with snap points. */
export const Slides: SlidesType = ({ slides, label, slideLabel, first = 0, onShow, className = '' }) => {
  const [shown, track] = [useRef(first), useRef<HTMLDivElement>(null)];
  useEffect(() => {
    const start = shown.current;
    if (start > 0 && track.current) track.current.scrollLeft = start * track.current.clientWidth;
  }, [shown, track]);
  const handleScroll = ({ scrollLeft, clientWidth }: HTMLDivElement) => {
    if (!clientWidth) return;
    const index = Math.round(scrollLeft / clientWidth);
    if (index === shown.current) return;
    shown.current = index;
    onShow(index);
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
      {slides.map(({ key, content }, index) => (
        <div key={key} className={styles.slide} role="group" aria-label={slideLabel(index + 1, slides.length)}>
          {content}
        </div>
      ))}
    </div>
  );
};
