import Taro from '@tarojs/taro';
import type { PhotoPlatform } from './photo.types';

export const choosePhotos: PhotoPlatform['choosePhotos'] = async (most) => {
  try {
    const { tempFiles } = await Taro.chooseMedia({ count: most, mediaType: ['image'], sizeType: ['compressed'] });
    return tempFiles.map(({ tempFilePath, size }) => ({ path: tempFilePath, bytes: size }));
  } catch (error) {
    if (/cancel/i.test((error as { errMsg?: string }).errMsg ?? '')) return [];
    throw error;
  }
};

export const sendPhoto: PhotoPlatform['sendPhoto'] = async (path, { url, headers, onProgress, handle }) => {
  const task = Taro.uploadFile({ url, filePath: path, name: 'file', header: { ...headers } });
  handle.abort = () => task.abort();
  task.progress(({ progress }) => onProgress(progress));
  const { statusCode, data } = await task;
  return { status: statusCode, body: parsed(data) };
};

/** WeChat answers the text of an upload, whatever it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** WeChat clears its temporary files itself. */
export const forgetPhoto: PhotoPlatform['forgetPhoto'] = () => undefined;
