import Taro from '@tarojs/taro';
import type { SaveContact } from './types';
import { withPermission } from '../weapp/withPermission';

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
