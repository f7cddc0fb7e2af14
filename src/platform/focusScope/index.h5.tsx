import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FocusScope as FocusScopeType } from './types';

const focusable = 'a[href],button:not([disabled]),input:not([disabled]),select,textarea:not([disabled]),[tabindex="0"]';

/** Older browsers cannot say it. */
const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;

export const FocusScope: FocusScopeType = ({ className, children, role, label, onEscape }) => {
  const panel = useRef<HTMLDivElement>(null);

  // Read before the content is rendered: a field in it may take the focus as it appears.
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [before]);

  // The focused element may be gone, as a chosen row: the keys would then miss the panel.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) panel.current?.focus({ preventScroll: true });
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onEscape();
    }
    if (event.key !== 'Tab' || !panel.current) return;
    const stops = Array.from(panel.current.querySelectorAll<HTMLElement>(focusable)).filter(isShown);
    const first = stops[0];
    const last = stops[stops.length - 1];
    const isOnFirst = document.activeElement === first || document.activeElement === panel.current;
    if (event.shiftKey && isOnFirst) {
      event.preventDefault();
      last?.focus();
    } else if (!event.shiftKey && document.activeElement === last) {
      event.preventDefault();
      first?.focus();
    }
  };

  return (
    <div
      ref={panel}
      className={className}
      role={role}
      // A menu cannot be modal for screen readers.
      aria-modal={role === 'menu' ? undefined : true}
      aria-label={label}
      tabIndex={-1}
      style={{ position: 'relative', outline: 'none' }}
      // In the capture phase: Taro's Input stops key events from its parents.
      onKeyDownCapture={handleKeyDown}
    >
      {children}
    </div>
  );
};
