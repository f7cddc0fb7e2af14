import Taro from '@tarojs/taro';
import { scrollDurationMs } from '@/platform/reducedMotion/scrollDuration';
import { environment } from '@/stores/environment';

/** Pixels kept free above a field that is scrolled to: navigation bar, progress bar and some margin. */
const TOP_OFFSET_PX = 104;

/** Returns the element id of a field. */
export const fieldId = (field: string): string => `field-${field}`;

/**
 * Scrolls a field into view.
 * @param topOffsetPx pixels kept free above it; larger on pages with more fixed content at the top
 */
export function scrollToField(field: string, topOffsetPx = TOP_OFFSET_PX): void {
  const offsetTop = -topOffsetPx - environment.statusBarHeight;
  void Taro.pageScrollTo({ selector: `#${fieldId(field)}`, offsetTop, duration: scrollDurationMs() });
}
