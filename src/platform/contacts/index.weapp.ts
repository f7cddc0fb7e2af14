import Taro from '@tarojs/taro';
import { withPermission } from '../weapp/withPermission';
import type { SaveContact } from './types';

export const saveContact: SaveContact = async (person) => {
  const { landline = '', email = '', website = '', address = '' } = person;
  const saved = await withPermission('contacts', () =>
    Taro.addPhoneContact({
      firstName: person.name,
      organization: person.company,
      title: person.position,
      mobilePhoneNumber: person.mobile,
      weChatNumber: person.weChatId,
      workPhoneNumber: landline,
      email,
      url: website,
      workAddressStreet: address
    })
  );
  return saved !== null;
};
