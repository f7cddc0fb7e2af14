import Taro from '@tarojs/taro';
import type { RandomBytes } from './types';

export const randomBytes: RandomBytes = (count) =>
  new Promise((resolve, reject) => {
    void Taro.getRandomValues({
      length: count,
      success: ({ randomValues }) => resolve(new Uint8Array(randomValues)),
      fail: ({ errMsg }) => reject(new Error(errMsg))
    });
  });
