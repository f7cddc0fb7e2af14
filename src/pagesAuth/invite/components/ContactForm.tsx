import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { MAX_CONTACT_NAME, MAX_INVITE_MESSAGE } from '@rules/invitation';
import { TextField } from '@/components/form/TextField';
import { groupMobile, MOBILE_LENGTH } from '@/lib/mobile';
import { Button } from '@/ui/Button';
import { FormField } from '@/ui/FormField';
import { TextArea } from '@/ui/TextArea';
import type { ContactInviteStore } from '../ContactInvite.store';
import { customTextErrorMessage } from '../customTextErrorMessage';
import { inviteMessages } from '../locale/messages';
import styles from './ContactForm.module.scss';

interface ContactFormProps {
  store: ContactInviteStore;
  onAdd(): void;
}

/** Form for the contact to invite and the text to send. */
export const ContactForm = observer(function ContactForm({ store, onAdd }: ContactFormProps) {
  const t = inviteMessages().contact;
  const { mobileProblem, message } = store;
  return (
    <View className={styles.card}>
      <TextField
        field="mobile"
        keyboard="number"
        isNumber
        isClearable
        allowsExcess
        label={t.mobile}
        hint={t.mobileHint}
        placeholder={t.mobilePlaceholder}
        max={MOBILE_LENGTH}
        value={groupMobile(store.mobile)}
        error={mobileProblem && t.mobileProblems[mobileProblem]}
        onChange={store.typeMobile}
        onLeave={store.validateMobile}
      />
      <TextField
        field="name"
        isOptional
        allowsExcess
        label={t.name}
        placeholder={t.namePlaceholder}
        max={MAX_CONTACT_NAME}
        value={store.name}
        error={store.isNameTooLong ? t.nameTooLong(MAX_CONTACT_NAME) : undefined}
        onChange={store.typeName}
      />
      <FormField
        label={t.text}
        hint={t.textHint}
        error={customTextErrorMessage(message.problem, t.nameTooLong(MAX_INVITE_MESSAGE))}
        counter={{ used: [...message.typed.trim()].length, max: MAX_INVITE_MESSAGE }}
      >
        <TextArea
          label={t.text}
          value={message.typed}
          placeholder={t.textDefault}
          onChange={message.type}
          onBlur={() => void message.save()}
        />
      </FormField>
      <View className={styles.add}>
        <Button kind="primary" isFull isLoading={store.isAdding} onPress={onAdd}>
          {t.add}
        </Button>
      </View>
    </View>
  );
});
