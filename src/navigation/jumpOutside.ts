import Taro from '@tarojs/taro';
import { copyText } from '@/platform/clipboard';

/** A call that the person breaks off is refused by the platform, and is no error. */
const ignore = () => undefined;

/** Without a word when the clipboard refuses: a jump has no place to say so. */
export function copy(text: string): void {
  void copyText(text);
}

export function callPhone(phoneNumber: string): void {
  Taro.makePhoneCall({ phoneNumber }).catch(ignore);
}

/** Opens another mini-program at `path`, or at its start; only WeChat can. */
export function openMiniProgram(appId: string, path: string | undefined): void {
  Taro.navigateToMiniProgram({ appId, path }).catch(ignore);
}

/** Shows the place on the platform's map; degrees in GCJ-02, as WeChat has them. */
export function openMap(place: { latitude: number; longitude: number; name: string }): void {
  Taro.openLocation(place).catch(ignore);
}
