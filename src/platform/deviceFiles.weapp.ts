import Taro from '@tarojs/taro';
import type { DeviceFilesPlatform } from './deviceFiles.types';

const folder = () => Taro.env.USER_DATA_PATH ?? '';

/** Paths of the files in the app's own folder; WeChat's own record of the platform lies there too. */
function ownFiles(): Promise<string[]> {
  return new Promise((resolve) => {
    Taro.getFileSystemManager().readdir({
      dirPath: folder(),
      success: ({ files }) =>
        resolve(files.filter((name) => name !== 'miniprogramLog').map((name) => `${folder()}/${name}`)),
      fail: () => resolve([])
    });
  });
}

function bytesOf(filePath: string): Promise<number> {
  return new Promise((resolve) => {
    Taro.getFileSystemManager().getFileInfo({
      filePath,
      success: ({ size }) => resolve(size),
      fail: () => resolve(0)
    });
  });
}

export const deviceFileBytes: DeviceFilesPlatform['deviceFileBytes'] = async () => {
  const sizes = await Promise.all((await ownFiles()).map(bytesOf));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
};

export const removeDeviceFiles: DeviceFilesPlatform['removeDeviceFiles'] = async () => {
  const remove = (filePath: string) =>
    new Promise<void>((resolve) => {
      Taro.getFileSystemManager().unlink({ filePath, success: () => resolve(), fail: () => resolve() });
    });
  await Promise.all((await ownFiles()).map(remove));
};
