import Taro from '@tarojs/taro';
import { settings } from '@/stores/settings';

/** Pixels between the top of the page and a field that is led to: bar, progress line and some air. */
const CLEAR_OF_TOP_PX = 104;

/** The id of the element of a field. */
export const fieldId = (field: string): string => `field-${field}`;

/** Brings a field into view. `clearOfTopPx` is more where more is kept in view above. */
export function showField(field: string, clearOfTopPx = CLEAR_OF_TOP_PX): void {
  const offsetTop = -clearOfTopPx - settings.statusBarHeight;
  void Taro.pageScrollTo({ selector: `#${fieldId(field)}`, offsetTop, duration: 200 });
}
