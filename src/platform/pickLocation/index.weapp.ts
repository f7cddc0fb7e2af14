import Taro from '@tarojs/taro';
import { withPermission } from '../weapp/withPermission';
import type { PickLocationPlatform } from './types';

export const canPickLocation: PickLocationPlatform['canPickLocation'] = true;

export const pickLocation: PickLocationPlatform['pickLocation'] = async (from) => {
  const chosen = await withPermission('map', () => Taro.chooseLocation({ ...from }));
  if (!chosen) return null;
  const { name, address, latitude, longitude } = chosen;
  // Some phones return texts.
  return { name, address, latitude: Number(latitude), longitude: Number(longitude) };
};
