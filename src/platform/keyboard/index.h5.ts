import type { KeyboardProps } from './types';

const modes = { text: 'text', number: 'numeric', decimal: 'decimal', search: 'search' } as const;

/** `inputMode`, not `type="number"`, which drops spaces and zeros and scrolls its value. */
export const keyboardProps: KeyboardProps = (kind) => ({
  type: 'text',
  ...(kind === 'search' ? { confirmType: 'search' } : {}),
  inputMode: modes[kind],
  enterKeyHint: kind === 'search' ? 'search' : 'done'
});
