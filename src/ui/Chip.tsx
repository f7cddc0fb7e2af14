import { Pressable } from '@/platform/Pressable';
import styles from './Chip.module.scss';
import { Icon } from './Icon';

export interface ChipProps {
  text: string;
  onPress(): void;
  isOn?: boolean;
  /** `menu` opens a list; `check` is one of several that can be on together; `locked` says what it needs. */
  kind?: 'menu' | 'check' | 'locked';
  /** On the page's ground instead of on a card. */
  isOnPage?: boolean;
}

/** A filter, 32 px high with 44 px to tap. Of one element, because a sheet of varieties has half a hundred. */
export function Chip({ text, onPress, isOn, kind, isOnPage }: ChipProps) {
  return (
    <Pressable
      className={`${styles.chip} ${isOnPage ? styles.white : ''} ${isOn ? styles.on : ''}`}
      isSelected={kind === 'check' ? undefined : isOn}
      role={kind === 'check' ? 'checkbox' : 'button'}
      isChecked={kind === 'check' ? Boolean(isOn) : undefined}
      onPress={onPress}
    >
      {kind === 'check' && isOn && <Icon name="check" />}
      {kind === 'locked' && <Icon name="lock" />}
      {text}
      {kind === 'menu' && <Icon name="chevron-down" />}
    </Pressable>
  );
}
