import Taro from '@tarojs/taro';
import type { SaveToPhoneBook } from './phoneBook.types';

export const saveToPhoneBook: SaveToPhoneBook = async ({ name, company, position, mobile, weChatId }) => {
  try {
    await Taro.addPhoneContact({
      firstName: name,
      organization: company,
      title: position,
      mobilePhoneNumber: mobile,
      weChatNumber: weChatId
    });
    return true;
  } catch (error) {
    const { errMsg = '' } = error as { errMsg?: string };
    if (/cancel/i.test(errMsg)) return false;
    throw new Error(errMsg);
  }
};
