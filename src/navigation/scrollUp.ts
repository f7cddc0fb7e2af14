import Taro from '@tarojs/taro';
import { scrollDurationMs } from '@/platform/reducedMotion/scrollDuration';

/** Scrolls the shown page to its top. */
export const scrollUp = (): Promise<unknown> => Taro.pageScrollTo({ scrollTop: 0, duration: scrollDurationMs() });
