import Taro from '@tarojs/taro';
import type { PickAddressPlatform } from './types';
import { withPermission } from '../weapp/withPermission';

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
