import { View } from '@tarojs/components';
import { directionOf } from '@/lib/price';
import { cssVariables } from '@/ui/cssVariables';
import { sparklineMask } from './sparklineMask';
import styles from './Sparkline.module.scss';

export interface SparklineProps {
  /** Up to 16 values of one unit, oldest first. */
  values: readonly number[];
  /** Change shown beside the sparkline; it decides the colour. */
  change: number | null;
}

/**
 * The latest points as a small line. Drawn as a mask over the text colour, because the mini-program does not draw
 * inline SVG; it thus follows dark mode. Decorative: the change beside it carries the meaning.
 */
export function Sparkline({ values, change }: SparklineProps) {
  const mask = sparklineMask(values);
  return (
    <View
      className={`${styles.curve} ${styles[directionOf(change)]}`}
      style={mask ? cssVariables({ '--spark': mask }) : undefined}
      aria-hidden="true"
    />
  );
}
