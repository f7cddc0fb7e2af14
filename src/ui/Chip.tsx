import { Pressable } from '@/platform/pressable';
import { Icon } from './Icon';
import styles from './Chip.module.scss';

export interface ChipProps {
  text: string;
  onPress(): void;
  /** Screen-reader label, for a text that is the same on several chips. */
  label?: string;
  isOn?: boolean;
  /** `menu` opens a list, `check` allows several active chips, `locked` requires a condition such as a login. */
  kind?: 'menu' | 'check' | 'locked';
  /** Colours for use on the page's ground instead of on a card. */
  isOnPage?: boolean;
}

/**
 * Filter chip, 32 px high with a tap target of 44 px. A single element, because a sheet of varieties has about fifty.
 */
export function Chip({ text, onPress, label, isOn, kind, isOnPage }: ChipProps) {
  return (
    <Pressable
      className={`${styles.chip} ${isOnPage ? styles.white : ''} ${isOn ? styles.on : ''}`}
      label={label}
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
