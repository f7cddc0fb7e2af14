import type { BrightenScreen } from './types';

/** A browser does not change the brightness. It releases the lock of a hidden page, which needs another one afterwards. */
export const brightenScreen: BrightenScreen = () => {
  let isRestored = false;
  let lock: WakeLockSentinel | undefined;
  const keepOn = async () => {
    if (isRestored || document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock?.request('screen');
    } catch {
      // Refused, such as at a low battery: the screen turns off as usual.
    }
    if (isRestored) void lock?.release();
  };
  const handleVisibility = () => void keepOn();
  document.addEventListener('visibilitychange', handleVisibility);
  void keepOn();
  return () => {
    isRestored = true;
    document.removeEventListener('visibilitychange', handleVisibility);
    void lock?.release();
  };
};
