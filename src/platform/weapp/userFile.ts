import Taro from '@tarojs/taro';

const folder = () => Taro.env.USER_DATA_PATH ?? '';

/**
 * Writes a file of the app's own, over one of the same name; returns its path.
 * @throws Error when WeChat refuses
 */
export async function writeUserFile(name: string, data: string, encoding: 'utf8' | 'base64'): Promise<string> {
  const filePath = `${folder()}/${name}`;
  await new Promise<void>((resolve, reject) => {
    Taro.getFileSystemManager().writeFile({
      filePath,
      data,
      encoding,
      success: () => resolve(),
      fail: ({ errMsg }) => reject(new Error(errMsg))
    });
  });
  return filePath;
}

/** Returns the names of the files in the app's own folder, which also has WeChat's own record of the platform. */
export function userFiles(): Promise<string[]> {
  return new Promise((resolve) => {
    Taro.getFileSystemManager().readdir({
      dirPath: folder(),
      success: ({ files }) => resolve(files.filter((name) => name !== 'miniprogramLog')),
      fail: () => resolve([])
    });
  });
}

export function userFileBytes(name: string): Promise<number> {
  return new Promise((resolve) => {
    Taro.getFileSystemManager().getFileInfo({
      filePath: `${folder()}/${name}`,
      success: ({ size }) => resolve(size),
      fail: () => resolve(0)
    });
  });
}

/** Resolves also for a missing file. */
export function removeUserFile(name: string): Promise<void> {
  return new Promise((resolve) => {
    const filePath = `${folder()}/${name}`;
    Taro.getFileSystemManager().unlink({ filePath, success: () => resolve(), fail: () => resolve() });
  });
}

/** Returns the name of a file in the app's own folder; undefined for a path elsewhere. */
export function userFileName(path: string): string | undefined {
  const start = `${folder()}/`;
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}
