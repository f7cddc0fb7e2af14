import Taro from '@tarojs/taro';
import { withPermission } from '../weapp/withPermission';
import type { DevicePositionPlatform } from './types';

/** WeChat's blurred position, the only one that the app has applied for; a map of the surroundings needs no other. */
export const readDevicePosition: DevicePositionPlatform['readDevicePosition'] = () =>
  withPermission('mapPosition', () => Taro.getFuzzyLocation({ type: 'gcj02' })).then(
    (found) => (found ? { latitude: Number(found.latitude), longitude: Number(found.longitude) } : 'refused'),
    () => null
  );
