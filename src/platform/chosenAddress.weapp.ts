import Taro from '@tarojs/taro';
import type { ChosenAddressPlatform } from './chosenAddress.types';

export const hasAddressBook: ChosenAddressPlatform['hasAddressBook'] = true;

export const chooseAddress: ChosenAddressPlatform['chooseAddress'] = async () => {
  try {
    const chosen = await Taro.chooseAddress();
    return {
      receiver: chosen.userName,
      mobile: chosen.telNumber,
      regionNames: [chosen.provinceName, chosen.cityName, chosen.countyName],
      street: chosen.detailInfo
    };
  } catch (error) {
    if (/cancel/i.test((error as { errMsg?: string } | undefined)?.errMsg ?? '')) return null;
    throw error;
  }
};
