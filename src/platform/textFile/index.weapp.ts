import Taro from '@tarojs/taro';
import { copyText } from '../clipboard';
import { writeUserFile } from '../weapp/userFile';
import type { TextFilePlatform } from './types';

/** WeChat opens no CSV: it is sent to a chat (to oneself through 文件传输助手), or copied. */
export const textFile: TextFilePlatform = {
  methods: ['send', 'copy'],
  async deliver(method, { name, text }) {
    if (method === 'copy') {
      if (!(await copyText(text))) throw new Error('the clipboard is closed');
      return true;
    }
    const filePath = await writeUserFile(name, text, 'utf8');
    try {
      await Taro.shareFileMessage({ filePath, fileName: name });
      return true;
    } catch (error) {
      const { errMsg = '' } = error as { errMsg?: string };
      if (/cancel/i.test(errMsg)) return false;
      throw new Error(errMsg);
    }
  }
};
