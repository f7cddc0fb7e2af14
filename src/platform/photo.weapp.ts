import Taro from '@tarojs/taro';
import { MOST_FILES, MOST_PICTURES } from '@/lib/pickerCounts';
import type { PhotoPlatform } from './photo.types';
import { attempt } from './weapp/attempt';
import { removeUserFile, userFileName } from './weapp/userFile';

export const choosePhotos: PhotoPlatform['choosePhotos'] = async (most = MOST_PICTURES) => {
  const files = await chosenMedia({ count: most, mediaType: ['image'], sizeType: ['compressed'] });
  return files.map(({ tempFilePath, size }) => ({ path: tempFilePath, bytes: size }));
};

export const chooseVideo: PhotoPlatform['chooseVideo'] = async (mostSeconds) => {
  const files = await chosenMedia({
    count: 1,
    mediaType: ['video'],
    sizeType: ['compressed'],
    maxDuration: mostSeconds
  });
  return files.map(({ tempFilePath, size, duration }) => ({ path: tempFilePath, bytes: size, seconds: duration }));
};

/** A phone's files are out of reach: WeChat hands over those of a chat. */
export const chooseDocuments: PhotoPlatform['chooseDocuments'] = async (most = MOST_FILES) => {
  const chosen = await attempt('files', () => Taro.chooseMessageFile({ count: most, type: 'all' }));
  return (chosen?.tempFiles ?? []).map(({ path, size, name }) => ({ path, bytes: size, name }));
};

const chosenMedia = async (options: Taro.chooseMedia.Option) =>
  (await attempt('photos', () => Taro.chooseMedia(options)))?.tempFiles ?? [];

export const sendPhoto: PhotoPlatform['sendPhoto'] = async (path, { url, headers, onProgress, handle, ...rest }) => {
  const { timeoutMs, range } = rest;
  const filePath = range ? await sliceOf(path, range) : path;
  try {
    const task = Taro.uploadFile({ url, filePath, name: 'file', header: { ...headers }, timeout: timeoutMs });
    handle.abort = () => task.abort();
    task.progress(({ progress }) => onProgress(progress));
    const { statusCode, data } = await task;
    return { statusCode, data: parsed(data) };
  } finally {
    const slice = userFileName(filePath);
    if (range && slice !== undefined) await removeUserFile(slice);
  }
};

let slices = 0;

/** WeChat sends whole files only: a part becomes one of its own, until it is sent. */
function sliceOf(path: string, { from, to }: { from: number; to: number }): Promise<string> {
  slices += 1;
  const filePath = `${Taro.env.USER_DATA_PATH ?? ''}/upload-${slices}`;
  const files = Taro.getFileSystemManager();
  return new Promise((resolve, reject) => {
    const fail = ({ errMsg }: { errMsg: string }) => reject(Object.assign(new Error(errMsg), { errMsg }));
    files.readFile({
      filePath: path,
      position: from,
      length: to - from,
      success: ({ data }) => files.writeFile({ filePath, data, success: () => resolve(filePath), fail }),
      fail
    });
  });
}

export const photoBytes: PhotoPlatform['photoBytes'] = (path) =>
  new Promise((resolve) => {
    Taro.getFileSystemManager().getFileInfo({
      filePath: path,
      success: ({ size }) => resolve(size),
      fail: () => resolve(0)
    });
  });

/** WeChat answers the text of an upload, whatever it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** WeChat clears its temporary files itself; those of the app (pictureFile) stay until it removes them. */
export const forgetPhoto: PhotoPlatform['forgetPhoto'] = (path) => {
  const own = userFileName(path);
  if (own !== undefined) void removeUserFile(own);
};
