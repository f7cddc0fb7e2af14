import Taro from '@tarojs/taro';

/** A chunk of its own, loaded with the first tap: Taro's viewer brings a carousel library. */
export const previewImage = (url: string) => Taro.previewImage({ urls: [url], current: url });
