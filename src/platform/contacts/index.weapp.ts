import Taro from '@tarojs/taro';
import { withPermission } from '../weapp/withPermission';
import type { SaveContact } from './types';

export const saveContact: SaveContact = async (person) => {
  const { department = '', otherMobile = '', landline = '', email = '', website = '', address = '' } = person;
  const saved = await withPermission('contacts', () =>
    Taro.addPhoneContact({
      firstName: person.name,
      // WeChat knows no department and one mobile number.
      organization: [person.company, department].filter(Boolean).join(' '),
      title: person.position,
      mobilePhoneNumber: person.mobile,
      homePhoneNumber: otherMobile,
      weChatNumber: person.weChatId,
      workPhoneNumber: landline,
      email,
      url: website,
      workAddressStreet: address,
      remark: person.note ?? ''
    })
  );
  return saved === null ? 'cancelled' : 'saved';
};
