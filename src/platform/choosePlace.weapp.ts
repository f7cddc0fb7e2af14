import Taro from '@tarojs/taro';
import type { ChoosePlacePlatform } from './choosePlace.types';
import { attempt } from './weapp/attempt';

export const canChoosePlace: ChoosePlacePlatform['canChoosePlace'] = true;

export const choosePlace: ChoosePlacePlatform['choosePlace'] = async (from) => {
  const chosen = await attempt('map', () => Taro.chooseLocation({ ...from }));
  if (!chosen) return null;
  const { name, address, latitude, longitude } = chosen;
  // Some phones answer with texts.
  return { name, address, latitude: Number(latitude), longitude: Number(longitude) };
};
