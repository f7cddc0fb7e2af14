import Taro from '@tarojs/taro';
import { copyText } from '@/platform/clipboard';

/** A call that the person breaks off is refused by the platform, and is no error. */
const ignore = () => undefined;

export function copy(text: string): void {
  void copyText(text);
}

export function callPhone(phoneNumber: string): void {
  Taro.makePhoneCall({ phoneNumber }).catch(ignore);
}

export function openMiniProgram(appId: string, path: string | undefined): void {
  Taro.navigateToMiniProgram({ appId, path }).catch(ignore);
}

export function openMap(place: { latitude: number; longitude: number; name: string }): void {
  Taro.openLocation(place).catch(ignore);
}
