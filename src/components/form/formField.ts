import Taro from '@tarojs/taro';
import { settings } from '@/stores/settings';

/** Pixels between the top of the page and a field that is led to: bar, progress line and some air. */
const TOP_OFFSET_PX = 104;

/** The id of the element of a field. */
export const fieldId = (field: string): string => `field-${field}`;

/** Brings a field into view. `topOffsetPx` is more where more is kept in view above. */
export function scrollToField(field: string, topOffsetPx = TOP_OFFSET_PX): void {
  const offsetTop = -topOffsetPx - settings.statusBarHeight;
  void Taro.pageScrollTo({ selector: `#${fieldId(field)}`, offsetTop, duration: 200 });
}
