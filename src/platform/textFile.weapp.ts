import Taro from '@tarojs/taro';
import { copyText } from './clipboard';
import type { TextFilePlatform } from './textFile.types';

/** WeChat opens no CSV by itself: it goes to a chat (to oneself through 文件传输助手), or onto the clipboard. */
export const textFile: TextFilePlatform = {
  ways: ['send', 'copy'],
  async handOver(way, { name, text }) {
    if (way === 'copy') {
      if (!(await copyText(text))) throw new Error('the clipboard is closed');
      return;
    }
    const filePath = `${Taro.env.USER_DATA_PATH}/${name}`;
    await new Promise<void>((resolve, reject) => {
      Taro.getFileSystemManager().writeFile({
        filePath,
        data: text,
        encoding: 'utf8',
        success: () => resolve(),
        fail: ({ errMsg }) => reject(new Error(errMsg))
      });
    });
    await Taro.shareFileMessage({ filePath, fileName: name });
  }
};
