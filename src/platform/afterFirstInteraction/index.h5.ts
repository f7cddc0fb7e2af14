import type { AfterFirstInteraction } from './types';

const fallbackMs = 3000;
const interactionEvents = ['pointerdown', 'touchstart', 'keydown'] as const;

const firstInteraction = new Promise<void>((resolve) => {
  const begin = () => {
    interactionEvents.forEach((sign) => removeEventListener(sign, begin, true));
    resolve();
  };
  interactionEvents.forEach((sign) => addEventListener(sign, begin, { capture: true, passive: true }));
  const count = () => setTimeout(begin, fallbackMs);
  if (document.readyState === 'complete') count();
  else addEventListener('load', count, { once: true });
});

export const afterFirstInteraction: AfterFirstInteraction = () => firstInteraction;
