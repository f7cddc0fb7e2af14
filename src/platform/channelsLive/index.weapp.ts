import Taro from '@tarojs/taro';
import type { OpenChannelsLive } from './types';

export const openChannelsLive: OpenChannelsLive = async (finderUserName) => {
  try {
    await Taro.openChannelsLive({ finderUserName });
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
};
