import Taro from '@tarojs/taro';
import type { CopyText } from './clipboard.types';

export const copyText: CopyText = (data) =>
  Taro.setClipboardData({ data }).then(
    () => true,
    () => false
  );
