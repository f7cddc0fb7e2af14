import Taro from '@tarojs/taro';
import type { NetworkPlatform } from './types';

let connected = true;

export const isOffline: NetworkPlatform['isOffline'] = () => !connected;

export const onNetworkChange: NetworkPlatform['onNetworkChange'] = (listener) => {
  Taro.onNetworkStatusChange(({ isConnected }) => {
    connected = isConnected;
    listener(isConnected);
  });
};
