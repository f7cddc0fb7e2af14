import Taro from '@tarojs/taro';
import type { ChoosePlacePlatform } from './choosePlace.types';

export const canChoosePlace: ChoosePlacePlatform['canChoosePlace'] = true;

export const choosePlace: ChoosePlacePlatform['choosePlace'] = async (from) => {
  try {
    const { name, address, latitude, longitude } = await Taro.chooseLocation({ ...from });
    // Some phones answer with texts.
    return { name, address, latitude: Number(latitude), longitude: Number(longitude) };
  } catch (error) {
    if (/cancel/i.test((error as { errMsg?: string } | undefined)?.errMsg ?? '')) return null;
    throw error;
  }
};
