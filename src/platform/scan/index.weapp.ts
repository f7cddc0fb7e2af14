import Taro from '@tarojs/taro';
import { siteUrl } from '../siteUrl';
import { withPermission } from '../weapp/withPermission';
import type { ScanPlatform } from './types';

export const scanCode: ScanPlatform['scanCode'] = async () => {
  const scanned = await withPermission('scan', () => Taro.scanCode({ scanType: ['qrCode', 'barCode'] }));
  if (!scanned) return null;
  // WeChat returns the page of its own codes; the text of such a code is meaningless.
  return scanned.path ? siteUrl(scanned.path.replace(/^\//, '')) : scanned.result;
};
