import type { WhenInputIdle } from './types';

const IDLE_MS = 300;
const inputEvents = [
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
  'pointerdown',
  'wheel',
  'scroll',
  'keydown'
] as const;

export const whenInputIdle: WhenInputIdle = () =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const done = () => {
      inputEvents.forEach((sign) => removeEventListener(sign, begin, true));
      resolve();
    };
    const begin = (event?: Event) => {
      clearTimeout(timer);
      // A resting touch has not been released.
      const isTouching = event !== undefined && 'touches' in event && (event as TouchEvent).touches.length > 0;
      if (!isTouching) timer = setTimeout(done, IDLE_MS);
    };
    inputEvents.forEach((sign) => addEventListener(sign, begin, { capture: true, passive: true }));
    begin();
  });
