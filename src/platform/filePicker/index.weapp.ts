import Taro from '@tarojs/taro';
import { MAX_FILES, MAX_PICTURES } from '@/lib/pickerLimits';
import { removeUserFile, userFileName } from '../weapp/userFile';
import { withPermission } from '../weapp/withPermission';
import type { FilePlatform } from './types';

export const pickPhotos: FilePlatform['pickPhotos'] = async (maxCount = MAX_PICTURES) => {
  const files = await pickMedia({ count: maxCount, mediaType: ['image'], sizeType: ['compressed'] });
  return files.map(({ tempFilePath, size }) => ({ path: tempFilePath, bytes: size }));
};

export const pickVideo: FilePlatform['pickVideo'] = async (mostSeconds) => {
  const files = await pickMedia({
    count: 1,
    mediaType: ['video'],
    sizeType: ['compressed'],
    maxDuration: mostSeconds
  });
  return files.map(({ tempFilePath, size, duration }) => ({ path: tempFilePath, bytes: size, seconds: duration }));
};

/** WeChat has no access to a phone's files, only to those of a chat. */
export const pickDocuments: FilePlatform['pickDocuments'] = async (maxCount = MAX_FILES) => {
  const chosen = await withPermission('files', () => Taro.chooseMessageFile({ count: maxCount, type: 'all' }));
  return (chosen?.tempFiles ?? []).map(({ path, size, name }) => ({ path, bytes: size, name }));
};

const pickMedia = async (options: Taro.chooseMedia.Option) =>
  (await withPermission('photos', () => Taro.chooseMedia(options)))?.tempFiles ?? [];

export const uploadFile: FilePlatform['uploadFile'] = async (path, { url, headers, onProgress, handle, ...rest }) => {
  const { timeoutMs, range } = rest;
  const filePath = range ? await writeSlice(path, range) : path;
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

/** WeChat uploads whole files only: a part becomes a temporary file. */
function writeSlice(path: string, { from, to }: { from: number; to: number }): Promise<string> {
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

export const fileBytes: FilePlatform['fileBytes'] = (path) =>
  new Promise((resolve) => {
    Taro.getFileSystemManager().getFileInfo({
      filePath: path,
      success: ({ size }) => resolve(size),
      fail: () => resolve(0)
    });
  });

/** WeChat returns the response of an upload as text, whatever it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** WeChat clears its own temporary files; those of the app (pictureFile) stay until it removes them. */
export const releaseFile: FilePlatform['releaseFile'] = (path) => {
  const own = userFileName(path);
  if (own !== undefined) void removeUserFile(own);
};
