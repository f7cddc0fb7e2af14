import Taro from '@tarojs/taro';
import type { PermissionKind, PermissionPlatform, PermissionState } from './types';

const stateOf = (isGranted: boolean | undefined): PermissionState => {
  if (isGranted === undefined) return 'ask';
  return isGranted ? 'granted' : 'denied';
};

/** WeChat has no switch for the clipboard. */
const switches: [PermissionKind, string | null][] = [
  ['camera', 'scope.camera'],
  ['album', 'scope.writePhotosAlbum'],
  ['location', 'scope.userFuzzyLocation'],
  ['contacts', 'scope.addPhoneContact'],
  ['clipboard', null]
];

export const readPermissions: PermissionPlatform['readPermissions'] = async () => {
  try {
    const authSetting = (await Taro.getSetting()).authSetting as Record<string, boolean | undefined>;
    return new Map(switches.map(([kind, name]) => [kind, name === null ? 'ask' : stateOf(authSetting[name])]));
  } catch {
    return new Map(switches.map(([kind]) => [kind, 'unknown']));
  }
};

export const openPermissionSettings: PermissionPlatform['openPermissionSettings'] = async () => {
  await Taro.openSetting();
};
