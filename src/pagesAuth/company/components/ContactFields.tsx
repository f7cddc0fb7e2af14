import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CompanyField } from '@rules/companyFields';
import { fieldId } from '@/components/form/formField';
import { mobileDigits } from '@/lib/mobile';
import { Chip } from '@/ui/Chip';
import { FormField } from '@/ui/FormField';
import { TextInput } from '@/ui/TextInput';
import type { CompanyFormStore } from '../CompanyForm.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { companyMessages } from '../locale/messages';
import { optionsOf } from './optionsOf';
import styles from './ContactFields.module.scss';

type Field = Exclude<CompanyField, 'shortName' | 'position' | 'varietyIds' | 'certificates'>;
const lengths: Record<Field, number> = { contactName: 20, contactMobile: 11, landline: 20, email: 100, website: 140 };

/** Contact fields, and who may see the mobile number. */
export const ContactFields = observer(function ContactFields({ store }: { store: CompanyFormStore }) {
  const t = companyMessages().form;
  const hints: Partial<Record<Field, string>> = { landline: t.landlineHint, website: t.websiteHint };
  const field = (name: Field) => (
    <FormField key={name} id={fieldId(name)} label={t[name]} hint={hints[name]} error={fieldErrorMessage(store, name)}>
      <TextInput
        label={t[name]}
        name={name}
        maxLength={lengths[name]}
        keyboard={name === 'contactMobile' ? 'number' : 'text'}
        value={store.values[name]}
        isInvalid={store.problemOf(name) !== undefined}
        onChange={(text) => store.set(name, name === 'contactMobile' ? mobileDigits(text) : text)}
        onBlur={() => store.touch(name)}
      />
    </FormField>
  );
  return (
    <>
      {field('contactName')}
      {field('contactMobile')}
      <FormField label={t.contactFor}>
        <View className={styles.readers} role="group" aria-label={t.contactFor}>
          {optionsOf(t.contactVisibilities).map(({ key, text }) => (
            <Chip
              key={key}
              text={text}
              isOn={store.values.contactFor === key}
              onPress={() => store.set('contactFor', key)}
            />
          ))}
        </View>
      </FormField>
      {field('landline')}
      {field('email')}
      {field('website')}
    </>
  );
});
