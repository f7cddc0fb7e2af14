import type { KeyboardEvent, PointerEvent } from 'react';
import type { ChartScrubber as PointTrackType } from './types';

/** Steps of the arrow keys. */
const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

export const ChartScrubber: PointTrackType = ({ className, label, text, count, value, onPoint }) => {
  const last = count - 1;
  const point = (index: number) => onPoint(Math.min(Math.max(index, 0), last));
  const handlePointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    point(Math.round(((clientX - left) / width) * last));
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    // The first key selects the newest point.
    point(value < 0 ? last : value + step);
    event.preventDefault();
  };
  return (
    <div
      className={className}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={value < 0 ? last : value}
      aria-valuetext={text}
      // Vertical touches scroll the sheet.
      style={{ touchAction: 'pan-y' }}
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(-1)}
      onKeyDown={handleKey}
    />
  );
};
