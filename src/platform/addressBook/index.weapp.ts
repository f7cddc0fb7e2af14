import Taro from '@tarojs/taro';
import { withPermission } from '../weapp/withPermission';
import type { PickAddressPlatform } from './types';

export const hasAddressBook: PickAddressPlatform['hasAddressBook'] = true;

export const chooseAddress: PickAddressPlatform['chooseAddress'] = async () => {
  const chosen = await withPermission('address', () => Taro.chooseAddress());
  return (
    chosen && {
      receiver: chosen.userName,
      mobile: chosen.telNumber,
      regionNames: [chosen.provinceName, chosen.cityName, chosen.countyName],
      street: chosen.detailInfo
    }
  );
};
