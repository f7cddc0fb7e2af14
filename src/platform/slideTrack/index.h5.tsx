import type { SlideTrack as SlideTrackType } from './types';
import styles from './SlideTrack.module.scss';

/** The browser's own control: touch, mouse and keyboard move it alike. */
export const SlideTrack: SlideTrackType = ({ label, value, max, onSlide, onRelease }) => (
  <input
    className={styles.range}
    type="range"
    aria-label={label}
    min={0}
    max={max}
    step={1}
    value={value}
    onChange={(event) => onSlide(Number(event.target.value))}
    onPointerUp={onRelease}
    onKeyUp={({ key }) => {
      if (key === 'Enter' || key === ' ') onRelease();
    }}
  />
);
