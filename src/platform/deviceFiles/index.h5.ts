import type { DeviceFilesPlatform } from './types';

/** A browser stores files where the user saved them. */
export const deviceFileBytes: DeviceFilesPlatform['deviceFileBytes'] = () => Promise.resolve(0);

export const removeDeviceFiles: DeviceFilesPlatform['removeDeviceFiles'] = () => Promise.resolve();
