import Taro from '@tarojs/taro';
import type { OpenRemoteDocument } from './types';

/** @throws Error when the download is not answered with HTTP 200, and WeChat's error when the viewer does not open */
export const openRemoteDocument: OpenRemoteDocument = async (url) => {
  const { statusCode, tempFilePath } = await Taro.downloadFile({ url });
  if (statusCode !== 200) throw new Error(`the document was answered with ${statusCode}`);
  await Taro.openDocument({ filePath: tempFilePath, fileType: 'pdf', showMenu: true });
};
