import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CardVisibilities } from '@contract/card';
import { FieldGroup } from '@/components/form/FieldGroup';
import { fieldId } from '@/components/form/formField';
import { PhotoField } from '@/components/upload/PhotoField';
import { Pressable } from '@/platform/pressable';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { Switch } from '@/ui/Switch';
import type { CardEditorStore } from '../CardEditor.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { cardHomeMessages } from '../locale/messages';
import { CardTextField } from './CardTextField';
import { VisibilityButton } from './VisibilityButton';
import styles from './ContactsStep.module.scss';

/** Contacts that few cards have; the rest is shown at once. */
const moreFields = ['otherMobile', 'landline', 'website'] as const;

/** Step 联系: contacts with their viewers, and the consent to being found. */
export const ContactsStep = observer(function ContactsStep({ store }: { store: CardEditorStore }) {
  const { form, stricterAccount } = store;
  const t = cardHomeMessages();
  const weChatCode = form.uploads['weChatCodeUrl'];
  const unit = (field: keyof CardVisibilities, label: string) => (
    <VisibilityButton store={store} field={field} label={label} />
  );
  return (
    <>
      <View className={styles.note} role="note">
        <Icon name="info-circle" />
        <View>{t.visibilityNote}</View>
      </View>
      <FieldGroup>
        <CardTextField
          store={store}
          field="mobile"
          label={t.mobile}
          hint={stricterAccount ? t.accountStricter[stricterAccount] : undefined}
          unit={unit('mobile', t.mobile)}
        />
        <CardTextField store={store} field="weChatId" label={t.weChatId} unit={unit('weChat', t.weChatId)} isOptional />
        {weChatCode && (
          <PhotoField
            id={fieldId('weChatCodeUrl')}
            store={weChatCode}
            label={t.weChatCode}
            hint={t.weChatCodeHint}
            purpose={t.weChatCodePurpose}
            error={fieldErrorMessage(form, 'weChatCodeUrl')}
          />
        )}
        <CardTextField store={store} field="email" label={t.email} unit={unit('email', t.email)} isOptional />
        <CardTextField
          store={store}
          field="address"
          label={t.address}
          placeholder={t.addressPlaceholder}
          unit={unit('address', t.address)}
          isOptional
        />
      </FieldGroup>
      <MoreContacts store={store} />
      <Findable store={store} />
    </>
  );
});

const MoreContacts = observer(function MoreContacts({ store }: { store: CardEditorStore }) {
  const { form } = store;
  const t = cardHomeMessages();
  const isUsed = moreFields.some((field) => form.values[field] !== '' || form.hasError(field));
  const [isExpanded, setExpanded] = useState(isUsed);
  useEffect(() => {
    if (isUsed) setExpanded(true);
  }, [isUsed]);
  if (!isExpanded && !isUsed) {
    return (
      <Pressable className={styles.more} onPress={() => setExpanded(true)}>
        <Icon name="plus" />
        <Text>{t.moreContacts}</Text>
      </Pressable>
    );
  }
  return (
    <FieldGroup title={t.moreContacts}>
      <CardTextField
        store={store}
        field="otherMobile"
        label={t.otherMobile}
        unit={<VisibilityButton store={store} field="otherMobile" label={t.otherMobile} />}
        isOptional
      />
      <CardTextField
        store={store}
        field="landline"
        label={t.landline}
        placeholder={t.landlinePlaceholder}
        unit={<VisibilityButton store={store} field="landline" label={t.landline} />}
        isOptional
      />
      <CardTextField store={store} field="website" label={t.website} placeholder={t.websitePlaceholder} isOptional />
    </FieldGroup>
  );
});

/** The consent is never given for the user: it is off on a new card. */
const Findable = observer(function Findable({ store }: { store: CardEditorStore }) {
  const { form } = store;
  const t = cardHomeMessages();
  return (
    <Card isBare>
      <View className={styles.findable}>
        <View className={styles.findableText}>
          <Text className={styles.findableTitle}>{t.findable}</Text>
          <View className={styles.findableHint}>{t.findableHint}</View>
        </View>
        <Switch label={t.findable} isOn={form.values.isFindable} onChange={(isFindable) => form.set({ isFindable })} />
      </View>
    </Card>
  );
});
