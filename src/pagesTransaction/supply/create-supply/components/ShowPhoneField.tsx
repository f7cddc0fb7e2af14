import { Text, View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ShowPhone } from '@contract/goods';
import { getPhoneVisibility } from '@/api/account';
import { ChipsField } from '@/components/form/ChipsField';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { createSupplyMessages } from '../locale/messages';
import { PhoneLimitStore } from '../PhoneLimit.store';
import styles from './ShowPhoneField.module.scss';

const SHOWN_TO: readonly ShowPhone[] = ['member', 'verified', 'exchanged'];

/** Audience of the phone number, with a warning when the account settings are stricter. */
export const ShowPhoneField = observer(function ShowPhoneField({ store }: { store: CreateSupplyStore }) {
  const { form } = store;
  const [limits] = useState(() => new PhoneLimitStore({ getPhoneVisibility }));
  useEffect(() => void limits.load(), [limits]);
  // The account settings may have been changed on a page above.
  useDidShow(() => void limits.load());
  const t = createSupplyMessages();
  const { showPhone } = form.values;
  const limit = limits.stricterThan(showPhone);
  return (
    <>
      <ChipsField
        field="showPhone"
        label={t.showPhone}
        options={SHOWN_TO.map((key) => ({ key, text: t.showPhones[key] }))}
        value={showPhone}
        onChange={(chosen) => chosen && form.set({ showPhone: chosen })}
      />
      {limit !== undefined && (
        <View className={styles.limit} role="note">
          <Icon name="info-circle" className={styles.icon} />
          <Text className={styles.text}>{t.phoneLimit(t.showPhones[limit])}</Text>
          <Pressable className={styles.link} role="link" onPress={() => push('setting.account')}>
            {t.toSettings}
          </Pressable>
        </View>
      )}
    </>
  );
});
