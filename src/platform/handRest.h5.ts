import type { HandRest } from './handRest.types';

const REST_MS = 300;
const signs = [
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
  'pointerdown',
  'wheel',
  'scroll',
  'keydown'
] as const;

export const handRest: HandRest = () =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const done = () => {
      signs.forEach((sign) => removeEventListener(sign, begin, true));
      resolve();
    };
    const begin = (event?: Event) => {
      clearTimeout(timer);
      // A finger that lies still has not let go.
      const isHeld = event !== undefined && 'touches' in event && (event as TouchEvent).touches.length > 0;
      if (!isHeld) timer = setTimeout(done, REST_MS);
    };
    signs.forEach((sign) => addEventListener(sign, begin, { capture: true, passive: true }));
    begin();
  });
