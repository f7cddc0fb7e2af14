import Taro from '@tarojs/taro';
import type { PhotoPlatform } from './photo.types';

export const choosePhotos: PhotoPlatform['choosePhotos'] = async (most) => {
  const files = await chosen({ count: most, mediaType: ['image'], sizeType: ['compressed'] });
  return files.map(({ tempFilePath, size }) => ({ path: tempFilePath, bytes: size }));
};

export const chooseVideo: PhotoPlatform['chooseVideo'] = async (mostSeconds) => {
  const files = await chosen({ count: 1, mediaType: ['video'], sizeType: ['compressed'], maxDuration: mostSeconds });
  return files.map(({ tempFilePath, size, duration }) => ({ path: tempFilePath, bytes: size, seconds: duration }));
};

/** A phone's files are out of reach: WeChat hands over those of a chat. */
export const chooseDocuments: PhotoPlatform['chooseDocuments'] = async (most) => {
  const files = await unlessCancelled(
    async () => (await Taro.chooseMessageFile({ count: most, type: 'all' })).tempFiles
  );
  return files.map(({ path, size, name }) => ({ path, bytes: size, name }));
};

const chosen = (options: Taro.chooseMedia.Option) =>
  unlessCancelled(async () => (await Taro.chooseMedia(options)).tempFiles);

/** None when the person turned back. */
async function unlessCancelled<T>(choose: () => Promise<T[]>): Promise<T[]> {
  try {
    return await choose();
  } catch (error) {
    if (/cancel/i.test((error as { errMsg?: string }).errMsg ?? '')) return [];
    throw error;
  }
}

export const sendPhoto: PhotoPlatform['sendPhoto'] = async (path, { url, headers, onProgress, handle, timeoutMs }) => {
  const task = Taro.uploadFile({ url, filePath: path, name: 'file', header: { ...headers }, timeout: timeoutMs });
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
