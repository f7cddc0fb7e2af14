import { View } from '@tarojs/components';
import { directionOf } from '@/lib/price';
import { cssVariables } from './cssVariables';
import styles from './Sparkline.module.scss';
import { sparklineMask } from './sparklineMask';

export interface SparklineProps {
  /** Up to 16 values of one unit, oldest first. */
  values: readonly number[];
  /** The change that stands beside it: the line has its colour. */
  change: number | null;
}

/**
 * The last points as a small line. A mask over the text colour instead of an inline SVG, which the mini-program does
 * not draw; so it follows dark mode by itself. Decoration: the change beside it says the same in words.
 */
export function Sparkline({ values, change }: SparklineProps) {
  const mask = sparklineMask(values);
  return (
    <View
      className={`${styles.line} ${styles[directionOf(change)]}`}
      style={mask ? cssVariables({ '--spark': mask }) : undefined}
      aria-hidden="true"
    />
  );
}
