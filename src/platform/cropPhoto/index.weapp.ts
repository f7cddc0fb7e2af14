import Taro from '@tarojs/taro';
import type { CropPhoto } from './types';

/** WeChat's own cropping page, which older versions and those for computers lack. */
export const cropPhoto: CropPhoto = async (photo) => {
  if (!Taro.canIUse('cropImage')) return photo;
  try {
    const { tempFilePath } = await Taro.cropImage({ src: photo.path, cropScale: '1:1' });
    return { ...photo, path: tempFilePath };
  } catch (error) {
    return /cancel/i.test((error as { errMsg?: string }).errMsg ?? '') ? null : photo;
  }
};
