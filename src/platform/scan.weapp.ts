import Taro from '@tarojs/taro';
import type { ScanPlatform } from './scan.types';
import { siteUrl } from './siteUrl';

export const scanCode: ScanPlatform['scanCode'] = async () => {
  try {
    const { result, path } = await Taro.scanCode({ scanType: ['qrCode', 'barCode'] });
    // WeChat names the page of a code of its own making; the text of such a code says nothing.
    return path ? siteUrl(path.replace(/^\//, '')) : result;
  } catch (error) {
    if (/cancel/i.test((error as { errMsg?: string }).errMsg ?? '')) return null;
    throw error;
  }
};
