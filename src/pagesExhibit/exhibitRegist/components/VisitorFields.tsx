import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { FieldGroup } from '@/components/form/FieldGroup';
import { fieldId } from '@/components/form/formField';
import { TextField } from '@/components/form/TextField';
import { CodeStep } from '@/components/smsCode/CodeStep';
import { groupMobile } from '@/lib/mobile';
import { FormField } from '@/ui/FormField';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { registrationMessages } from '../locale/messages';
import type { RegistrationStore } from '../Registration.store';
import { RegistrationTextField } from './RegistrationTextField';

/** Maximum length of the input, enough for a pasted number with country code, spaces and brackets. */
const MAX_TYPED_LENGTH = 24;

/** The visitor, with the code for a number that is not the account's. */
export const VisitorFields = observer(function VisitorFields({ store }: { store: RegistrationStore }) {
  const { form, code } = store;
  const { mobile } = form.values;
  const t = registrationMessages();
  return (
    <FieldGroup title={t.visitor}>
      <RegistrationTextField store={store} field="name" label={t.name} placeholder={t.namePlaceholder} />
      <TextField
        field="mobile"
        label={t.mobile}
        value={groupMobile(mobile)}
        onChange={store.setMobile}
        onLeave={form.touch}
        error={fieldErrorMessage(store, 'mobile')}
        hint={t.mobileHint}
        max={MAX_TYPED_LENGTH}
        keyboard="number"
        isNumber
        isClearable
      />
      {/* In a separate view: the code would otherwise make the mini-program resend all fields below it. */}
      <View>
        {store.needsCode && (
          <FormField id={fieldId('code')} label={t.code} isRequired error={fieldErrorMessage(store, 'code')}>
            <CodeStep store={code} hint={t.codeHint(groupMobile(mobile))} />
          </FormField>
        )}
      </View>
      <RegistrationTextField store={store} field="company" label={t.company} placeholder={t.companyPlaceholder} />
      <RegistrationTextField store={store} field="position" label={t.position} placeholder={t.positionPlaceholder} />
    </FieldGroup>
  );
});
