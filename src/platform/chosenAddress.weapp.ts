import Taro from '@tarojs/taro';
import type { ChosenAddressPlatform } from './chosenAddress.types';
import { attempt } from './weapp/attempt';

export const hasAddressBook: ChosenAddressPlatform['hasAddressBook'] = true;

export const chooseAddress: ChosenAddressPlatform['chooseAddress'] = async () => {
  const chosen = await attempt('address', () => Taro.chooseAddress());
  return (
    chosen && {
      receiver: chosen.userName,
      mobile: chosen.telNumber,
      regionNames: [chosen.provinceName, chosen.cityName, chosen.countyName],
      street: chosen.detailInfo
    }
  );
};
