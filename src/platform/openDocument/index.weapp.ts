import Taro from '@tarojs/taro';
import { writeUserFile } from '../weapp/userFile';
import type { OpenDocument } from './types';

export const openDocument: OpenDocument = async ({ name, type, base64 }) => {
  const filePath = await writeUserFile(name, base64, 'base64');
  await Taro.openDocument({ filePath, fileType: type, showMenu: true });
};
