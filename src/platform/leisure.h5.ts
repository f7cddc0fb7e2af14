import type { Leisure } from './leisure.types';

const atTheLatestMs = 3000;
const signsOfUse = ['pointerdown', 'touchstart', 'keydown'] as const;

const begun = new Promise<void>((resolve) => {
  const begin = () => {
    signsOfUse.forEach((sign) => removeEventListener(sign, begin, true));
    resolve();
  };
  signsOfUse.forEach((sign) => addEventListener(sign, begin, { capture: true, passive: true }));
  const count = () => setTimeout(begin, atTheLatestMs);
  if (document.readyState === 'complete') count();
  else addEventListener('load', count, { once: true });
});

export const leisure: Leisure = () => begun;
