import Taro from '@tarojs/taro';
import type { BrightenScreen } from './types';

const BRIGHTEST = 1;

export const brightenScreen: BrightenScreen = () => {
  let isRestored = false;
  let before: number | undefined;
  const brighten = async () => {
    const { value } = await Taro.getScreenBrightness();
    if (isRestored) return;
    before = value;
    await Taro.setScreenBrightness({ value: BRIGHTEST });
  };
  const logFailure = (error: unknown) => console.warn('the screen was not brightened', error);
  brighten().catch(logFailure);
  Taro.setKeepScreenOn({ keepScreenOn: true }).catch(logFailure);
  return () => {
    isRestored = true;
    if (before !== undefined) Taro.setScreenBrightness({ value: before }).catch(logFailure);
    Taro.setKeepScreenOn({ keepScreenOn: false }).catch(logFailure);
  };
};
