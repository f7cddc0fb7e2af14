import type { DeviceFilesPlatform } from './types';

/** A browser keeps files where the person put them. */
export const deviceFileBytes: DeviceFilesPlatform['deviceFileBytes'] = () => Promise.resolve(0);

export const removeDeviceFiles: DeviceFilesPlatform['removeDeviceFiles'] = () => Promise.resolve();
