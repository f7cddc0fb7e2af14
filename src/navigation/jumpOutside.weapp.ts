import Taro from '@tarojs/taro';
import { copyText } from '@/platform/clipboard';
import type { JumpOutside } from './jumpOutside.types';

/** A call that the person breaks off is refused by the platform, and is no error. */
const ignore = () => undefined;

export const copy: JumpOutside['copy'] = (text) => void copyText(text);

export const callPhone: JumpOutside['callPhone'] = (phoneNumber) => {
  Taro.makePhoneCall({ phoneNumber }).catch(ignore);
};

export const openMiniProgram: JumpOutside['openMiniProgram'] = ({ appId, path }) => {
  Taro.navigateToMiniProgram({ appId, path }).catch(ignore);
};

export const openMap: JumpOutside['openMap'] = (place) => {
  Taro.openLocation(place).catch(ignore);
};
