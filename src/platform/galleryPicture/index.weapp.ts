import Taro from '@tarojs/taro';
import type { GalleryPicturePlatform } from './types';

export const hasSystemMenu: GalleryPicturePlatform['hasSystemMenu'] = true;

export const downloadPicture: GalleryPicturePlatform['downloadPicture'] = async (url) => {
  const { statusCode, tempFilePath } = await Taro.downloadFile({ url });
  if (statusCode !== 200) throw new Error(`the picture was answered with ${statusCode}`);
  return tempFilePath;
};

export const readPictureCode: GalleryPicturePlatform['readPictureCode'] = () => Promise.resolve(undefined);
