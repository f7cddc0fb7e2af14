import Taro from '@tarojs/taro';
import type { OpenDocument } from './openDocument.types';

export const openDocument: OpenDocument = async ({ name, type, base64 }) => {
  const filePath = `${Taro.env.USER_DATA_PATH ?? ''}/${name}`;
  await new Promise<void>((resolve, reject) => {
    Taro.getFileSystemManager().writeFile({
      filePath,
      data: base64,
      encoding: 'base64',
      success: () => resolve(),
      fail: ({ errMsg }) => reject(new Error(errMsg))
    });
  });
  await Taro.openDocument({ filePath, fileType: type, showMenu: true });
};
