import Taro from '@tarojs/taro';
import type { CopyText } from './types';
import { withPermission } from '../weapp/withPermission';

export const copyText: CopyText = (data) =>
  withPermission('clipboard', () => Taro.setClipboardData({ data }), data).then(
    (done) => done !== null,
    () => false
  );
