import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { FullScreenHeader } from '../../h5/fullScreen/FullScreenHeader';
import type { CropperStore } from './Cropper.store';
import { cropperMessages } from './locale/messages';
import { handleKeys, useGestures } from './useGestures';
import styles from './cropper.module.scss';

interface Props {
  cropper: CropperStore;
  src: string;
  onUse(): void;
  onClose(): void;
}

/** A picture that is moved behind the circle in which others will see it. */
export const CropperView = observer(function CropperView({ cropper, src, onUse, onClose }: Props) {
  const t = cropperMessages();
  const [isUsed, setUsed] = useState(false);
  const handleUse = () => {
    setUsed(true);
    onUse();
  };
  return (
    <>
      <CropArea cropper={cropper} src={src} />
      <FullScreenHeader title={t.title} onClose={onClose} />
      <div className={styles.room} />
      <div className={styles.foot}>
        <div className={styles.zoom}>
          <span className={`i i-photo ${styles.far}`} aria-hidden="true" />
          <input
            type="range"
            className={styles.slider}
            min={0}
            max={100}
            value={cropper.percent}
            aria-label={t.zoom}
            aria-valuetext={`${cropper.percent}%`}
            onChange={(event) => cropper.setPercent(Number(event.target.value))}
          />
          <span className={`i i-photo ${styles.near}`} aria-hidden="true" />
        </div>
        <div className={styles.buttons}>
          <button type="button" className={styles.turn} onClick={cropper.rotate}>
            <span className="i i-refresh" aria-hidden="true" />
            {t.turn}
          </button>
          <button type="button" className={styles.use} disabled={isUsed} onClick={handleUse}>
            {t.use}
          </button>
        </div>
      </div>
    </>
  );
});

const CropArea = observer(function Stage({ cropper, src }: Pick<Props, 'cropper' | 'src'>) {
  const t = cropperMessages();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const gestures = useGestures(cropper, stage, frame);
  // The keys move the picture from the start.
  useEffect(() => stage.current?.focus(), []);
  const { x, y, scale, quarterTurns, size } = cropper.placement;
  const percent = (sides: number) => `${100 * sides}%`;
  return (
    <div
      ref={stage}
      className={styles.stage}
      role="application"
      aria-label={t.move}
      tabIndex={0}
      onKeyDown={(event) => handleKeys(cropper, event)}
      {...gestures}
    >
      <div ref={frame} className={styles.frame}>
        <div className={styles.offset} style={{ transform: `translate(${percent(x)}, ${percent(y)})` }}>
          <img
            className={styles.picture}
            src={src}
            alt=""
            draggable={false}
            style={{
              width: percent(size.width),
              height: percent(size.height),
              transform: `translate(-50%, -50%) rotate(${90 * quarterTurns}deg) scale(${scale})`
            }}
          />
        </div>
        <div className={styles.circle} aria-hidden="true" />
      </div>
    </div>
  );
});
