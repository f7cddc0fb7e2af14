import { errorProps } from '../describedBy';
import type { PressableProps } from './types';

type Spoken = Pick<PressableProps, 'label' | 'role' | 'isSelected' | 'isChecked' | 'isDisabled' | 'errorId'>;

/** Returns the attributes that keyboard and screen readers go by. */
export function pressableAttributes({ label, role = 'button', isSelected, isChecked, isDisabled, errorId }: Spoken) {
  // Only an option among others is selected, and a link is the current one; a toggle button is pressed.
  const isChoice = role === 'tab' || role === 'option';
  const isLink = role === 'link';
  return {
    role,
    tabIndex: 0,
    'aria-label': label,
    'aria-selected': isChoice ? isSelected : undefined,
    'aria-pressed': isChoice || isLink ? undefined : isSelected,
    'aria-current': isLink && isSelected ? ('page' as const) : undefined,
    'aria-checked': isChecked,
    'aria-disabled': isDisabled || undefined,
    ...errorProps(errorId)
  };
}
