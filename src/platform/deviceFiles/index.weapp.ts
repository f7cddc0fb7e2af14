import { removeUserFile, userFileBytes, userFiles } from '../weapp/userFile';
import type { DeviceFilesPlatform } from './types';

export const deviceFileBytes: DeviceFilesPlatform['deviceFileBytes'] = async () => {
  const sizes = await Promise.all((await userFiles()).map(userFileBytes));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
};

export const removeDeviceFiles: DeviceFilesPlatform['removeDeviceFiles'] = async () => {
  await Promise.all((await userFiles()).map(removeUserFile));
};
