import Taro from '@tarojs/taro';
import { copyText } from '@/platform/clipboard';
import type { ExternalLinks } from './externalLinks.types';

/** A call that the person breaks off is refused by the platform, and is no error. */
const ignore = () => undefined;

export const copy: ExternalLinks['copy'] = (text) => void copyText(text);

export const callPhone: ExternalLinks['callPhone'] = (phoneNumber) => {
  Taro.makePhoneCall({ phoneNumber }).catch(ignore);
};

export const openMiniProgram: ExternalLinks['openMiniProgram'] = ({ appId, path }) => {
  Taro.navigateToMiniProgram({ appId, path }).catch(ignore);
};

/** A mini-program is in no native app. */
export const openInApp: ExternalLinks['openInApp'] = (_target, otherwise) => otherwise();

export const openMap: ExternalLinks['openMap'] = (location) => {
  Taro.openLocation(location).catch(ignore);
};
