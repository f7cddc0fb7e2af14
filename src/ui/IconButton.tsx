import { Pressable } from '@/platform/pressable';
import { CounterBadge, UnreadDot } from './CounterBadge';
import { Icon, type IconName } from './Icon';
import styles from './IconButton.module.scss';

export interface IconButtonProps {
  icon: IconName;
  /** Screen-reader label that names the action. */
  label: string;
  onPress(): void;
  /** Count shown at the corner; 0 hides it. */
  count?: number;
  hasDot?: boolean;
  /** Class of the button; by default it has the surrounding text colour. */
  className?: string;
}

/** Icon button with a tap target of 44 by 44 px. */
export function IconButton({ icon, label, onPress, count = 0, hasDot, className }: IconButtonProps) {
  return (
    <Pressable className={className ? `${styles.button} ${className}` : styles.button} label={label} onPress={onPress}>
      <Icon name={icon} />
      {count > 0 && <CounterBadge className={styles.mark} count={count} />}
      {hasDot && count === 0 && <UnreadDot className={styles.dot} />}
    </Pressable>
  );
}
