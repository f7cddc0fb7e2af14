import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { MAX_CONTACT_NAME, MAX_INVITE_MESSAGE } from '@rules/invitation';
import { groupMobile } from '@/lib/mobile';
import { Button } from '@/ui/Button';
import { FormField } from '@/ui/FormField';
import { TextArea } from '@/ui/TextArea';
import { TextInput } from '@/ui/TextInput';
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
      <FormField
        label={t.mobile}
        isRequired
        hint={t.mobileHint}
        error={mobileProblem && t.mobileProblems[mobileProblem]}
      >
        <TextInput
          label={t.mobile}
          name="mobile"
          keyboard="number"
          variant="number"
          value={groupMobile(store.mobile)}
          placeholder={t.mobilePlaceholder}
          onChange={store.typeMobile}
          onBlur={store.validateMobile}
        />
      </FormField>
      <FormField label={t.name} error={store.isNameTooLong ? t.nameTooLong(MAX_CONTACT_NAME) : undefined}>
        <TextInput
          label={t.name}
          name="name"
          value={store.name}
          placeholder={t.namePlaceholder}
          onChange={store.typeName}
        />
      </FormField>
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
