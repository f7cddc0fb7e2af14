import { Pressable } from '@/platform/Pressable';
import { CounterBadge, UnreadDot } from './CounterBadge';
import { Icon, type IconName } from './Icon';
import styles from './IconButton.module.scss';

export interface IconButtonProps {
  icon: IconName;
  /** What it does, for screen readers. */
  label: string;
  onPress(): void;
  /** A number over its corner; 0 shows nothing. */
  count?: number;
  hasDot?: boolean;
  /** Colour of the text around it when not given. */
  className?: string;
}

/** An icon of 44 by 44 px to tap. */
export function IconButton({ icon, label, onPress, count = 0, hasDot, className }: IconButtonProps) {
  return (
    <Pressable className={className ? `${styles.button} ${className}` : styles.button} label={label} onPress={onPress}>
      <Icon name={icon} />
      {count > 0 && <CounterBadge className={styles.mark} count={count} />}
      {hasDot && count === 0 && <UnreadDot className={styles.dot} />}
    </Pressable>
  );
}
