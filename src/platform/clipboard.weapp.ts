import Taro from '@tarojs/taro';
import type { CopyText } from './clipboard.types';
import { attempt } from './weapp/attempt';

export const copyText: CopyText = (data) =>
  attempt('clipboard', () => Taro.setClipboardData({ data }), data).then(
    (done) => done !== null,
    () => false
  );
