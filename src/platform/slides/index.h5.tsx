import { useRef } from 'react';
import type { Slides as SlidesType } from './types';
import styles from './Slides.module.scss';

/** The browser's own scrolling with snap points. */
export const Slides: SlidesType = ({ slides, label, slideLabel, onShow, className = '' }) => {
  const shown = useRef(0);
  const handleScroll = (track: HTMLDivElement) => {
    if (!track.clientWidth) return;
    const index = Math.round(track.scrollLeft / track.clientWidth);
    if (index === shown.current) return;
    shown.current = index;
    onShow(index);
  };
  return (
    <div
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
