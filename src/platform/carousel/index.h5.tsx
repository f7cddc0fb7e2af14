import { startTransition, useEffect, useRef, useState } from 'react';
import { afterFirstInteraction } from '../afterFirstInteraction';
import { prefersReducedMotion } from '../reducedMotion';
import { type Carousel as CarouselType, SLIDE_INTERVAL_MS } from './types';
import styles from './Carousel.module.scss';

/** Keeps the keys from the copy, of which the track jumps to the real slide. React 18 does not know the attribute. */
const unreachable = { inert: '' };

/**
 * The browser's own scrolling with snap points: no library, and it follows the touch. A copy of the first slide at the
 * end closes the loop; from it the track jumps to the real first one, which looks the same.
 */
export const Carousel: CarouselType = ({ slides, label, slideLabel, isAutomatic, className = '' }) => {
  const track = useRef<HTMLDivElement>(null);
  const isTouched = useRef(false);
  const [shown, setShown] = useState(0);
  const [isWhole, setIsWhole] = useState(false);
  const count = slides.length;

  // Only the first slide is rendered with the page.
  useEffect(() => void afterFirstInteraction().then(() => startTransition(() => setIsWhole(true))), []);

  useEffect(() => {
    if (!isAutomatic || count < 2) return undefined;
    const timer = setInterval(() => {
      const element = track.current;
      // No width: the page is hidden under another one.
      if (!element?.clientWidth || document.hidden || isTouched.current || prefersReducedMotion()) return;
      const next = Math.round(element.scrollLeft / element.clientWidth) + 1;
      element.scrollTo({ left: next * element.clientWidth, behavior: 'smooth' });
    }, SLIDE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isAutomatic, count]);

  const handleScroll = () => {
    const element = track.current;
    if (!element?.clientWidth) return;
    if (count > 1 && element.scrollLeft >= count * element.clientWidth - 1) element.scrollLeft = 0;
    setShown(Math.round(element.scrollLeft / element.clientWidth) % count);
  };
  const touch = (touched: boolean) => () => {
    isTouched.current = touched;
  };

  const shownTwice = count > 1 ? slides.slice(0, 1) : [];
  return (
    <div
      className={`${styles.carousel} ${className}`}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onFocus={touch(true)}
      onBlur={touch(false)}
    >
      <div
        ref={track}
        className={styles.track}
        onScroll={handleScroll}
        onTouchStart={touch(true)}
        onTouchEnd={touch(false)}
        onTouchCancel={touch(false)}
        onMouseEnter={touch(true)}
        onMouseLeave={touch(false)}
      >
        {slides.map(({ key, content }, index) => (
          <div key={key} className={styles.slide} role="group" aria-label={slideLabel(index + 1, count)}>
            {(isWhole || index === 0) && content}
          </div>
        ))}
        {shownTwice.map(({ key, content }) => (
          <div key={`${key} again`} className={styles.slide} aria-hidden="true" {...unreachable}>
            {isWhole && content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {slides.map(({ key }, index) => (
            <div key={key} className={index === shown ? `${styles.dot} ${styles.on}` : styles.dot} />
          ))}
        </div>
      )}
    </div>
  );
};
