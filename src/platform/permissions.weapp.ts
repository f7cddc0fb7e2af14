import Taro from '@tarojs/taro';
import type { PermissionPlatform, PermissionState } from './permissions.types';

const stateOf = (isGranted: boolean | undefined): PermissionState => {
  if (isGranted === undefined) return 'ask';
  return isGranted ? 'granted' : 'denied';
};

export const readPermissions: PermissionPlatform['readPermissions'] = async () => {
  try {
    const { authSetting } = await Taro.getSetting();
    return {
      camera: stateOf(authSetting['scope.camera']),
      album: stateOf(authSetting['scope.writePhotosAlbum']),
      location: stateOf(authSetting['scope.userLocation']),
      // WeChat has no switch for it.
      clipboard: 'ask'
    };
  } catch {
    return { camera: 'unknown', album: 'unknown', location: 'unknown', clipboard: 'unknown' };
  }
};

export const openPermissionSettings: PermissionPlatform['openPermissionSettings'] = async () => {
  await Taro.openSetting();
};
