import Taro from '@tarojs/taro';
import type { PreviewImage } from './types';

export const previewImage: PreviewImage = ({ urls, current }) => {
  // Refused when the user has left the page meanwhile.
  Taro.previewImage({ urls, current: current ?? urls[0] }).catch(() => undefined);
};
