import Taro from '@tarojs/taro';
import { withPermission } from '../weapp/withPermission';
import type { CopyText } from './types';

export const copyText: CopyText = (data) =>
  withPermission('clipboard', () => Taro.setClipboardData({ data }), data).then(
    (done) => done !== null,
    () => false
  );
