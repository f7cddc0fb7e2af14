import Taro from '@tarojs/taro';

/** Writes a file of the app's own, over one of the same name; answers its path. Rejects when WeChat refuses. */
export async function writeUserFile(name: string, data: string, encoding: 'utf8' | 'base64'): Promise<string> {
  const filePath = `${Taro.env.USER_DATA_PATH ?? ''}/${name}`;
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
