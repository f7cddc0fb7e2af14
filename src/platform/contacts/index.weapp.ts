import Taro from '@tarojs/taro';
import { withPermission } from '../weapp/withPermission';
import type { SaveContact } from './types';

export const saveContact: SaveContact = async ({ name, company, position, mobile, weChatId }) => {
  const saved = await withPermission('contacts', () =>
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
