import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { MAX_COMPANIONS } from '@rules/expoTicket';
import { FieldGroup } from '@/components/form/FieldGroup';
import { fieldId } from '@/components/form/formField';
import { TextField } from '@/components/form/TextField';
import { groupMobile, mobileDigits } from '@/lib/mobile';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { fieldErrorMessage, maxLengthOf } from '../fieldErrorMessage';
import { registrationMessages } from '../locale/messages';
import type { RegistrationStore } from '../Registration.store';
import styles from './RegistrationForm.module.scss';

/** Maximum length of a typed number. */
const MAX_TYPED_LENGTH = 24;

/** People who come along, up to five. */
export const CompanionFields = observer(function CompanionFields({ store }: { store: RegistrationStore }) {
  const { companions } = store.form.values;
  const t = registrationMessages();
  const error = fieldErrorMessage(store, 'companions');
  return (
    <View id={fieldId('companions')}>
      <FieldGroup title={t.companions}>
        {companions.map((_, index) => (
          <CompanionField key={index} store={store} index={index} />
        ))}
        {store.canAddCompanion && (
          <Pressable className={styles.add} onPress={store.addCompanion}>
            <Icon name="plus" />
            <Text>{t.addCompanion}</Text>
          </Pressable>
        )}
        {error === undefined ? (
          <View className={styles.note}>{t.companionsHint(MAX_COMPANIONS)}</View>
        ) : (
          <View className={`${styles.note} ${styles.problem}`} role="alert">
            {error}
          </View>
        )}
      </FieldGroup>
    </View>
  );
});

const CompanionField = observer(function CompanionField({ store, index }: { store: RegistrationStore; index: number }) {
  const { form } = store;
  const t = registrationMessages();
  const companion = form.values.companions[index];
  if (!companion) return null;
  const nameField = `companions.${index}.name`;
  const mobileField = `companions.${index}.mobile`;
  return (
    <View role="group" aria-label={t.companion(index + 1)}>
      <View className={styles.companion}>
        <Text>{t.companion(index + 1)}</Text>
        <IconButton icon="x" label={t.removeCompanion(index + 1)} onPress={() => store.removeCompanion(index)} />
      </View>
      <TextField
        field={nameField}
        label={t.name}
        value={companion.name}
        onChange={(name) => store.changeCompanion(index, { name })}
        onLeave={form.touch}
        error={fieldErrorMessage(store, nameField)}
        max={maxLengthOf('name')}
        allowsExcess
      />
      <TextField
        field={mobileField}
        label={t.mobile}
        value={groupMobile(companion.mobile)}
        onChange={(typed) => store.changeCompanion(index, { mobile: mobileDigits(typed) })}
        onLeave={form.touch}
        error={fieldErrorMessage(store, mobileField)}
        max={MAX_TYPED_LENGTH}
        keyboard="number"
        isNumber
        isClearable
      />
    </View>
  );
});
