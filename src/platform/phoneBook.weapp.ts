import Taro from '@tarojs/taro';
import type { SaveToPhoneBook } from './phoneBook.types';
import { attempt } from './weapp/attempt';

export const saveToPhoneBook: SaveToPhoneBook = async ({ name, company, position, mobile, weChatId }) => {
  const saved = await attempt('contacts', () =>
    Taro.addPhoneContact({
      firstName: name,
      organization: company,
      title: position,
      mobilePhoneNumber: mobile,
      weChatNumber: weChatId
    })
  );
  return saved !== null;
};
