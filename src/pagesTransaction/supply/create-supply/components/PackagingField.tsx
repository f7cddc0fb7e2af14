import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Packaging } from '@contract/goods';
import { MAX_PACKAGING_TEXT } from '@rules/supply';
import { fieldId } from '@/components/form/formField';
import { TextField } from '@/components/form/TextField';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import { Picker } from '@/ui/Picker';
import { tradeMessages } from '../../../locale/messages';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { createSupplyMessages } from '../locale/messages';

const PACKAGINGS: readonly Packaging[] = ['wovenBag25', 'carton10', 'sack50', 'vacuum', 'bulk', 'other'];

/** Form field for the packaging. */
export const PackagingField = observer(function PackagingField({ store }: { store: CreateSupplyStore }) {
  const { form } = store;
  const [isOpen, setOpen] = useState(false);
  const t = createSupplyMessages();
  const { packaging: names, form: formMessages } = tradeMessages();
  const { packaging, packagingText } = form.values;
  return (
    <>
      <FormField id={fieldId('packaging')} label={t.packaging}>
        <ChoiceField
          label={t.packaging}
          text={packaging === null ? '' : names[packaging]}
          placeholder={formMessages.choose}
          onPress={() => setOpen(true)}
        />
      </FormField>
      <Picker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.packaging}
        options={PACKAGINGS.map((key) => ({ key, text: names[key] }))}
        value={packaging ?? undefined}
        onChange={(chosen) => form.set({ packaging: chosen })}
      />
      {packaging === 'other' && (
        <TextField
          field="packagingText"
          label={t.packagingText}
          placeholder={t.packagingText}
          max={MAX_PACKAGING_TEXT}
          hasCounter
          value={packagingText}
          onChange={(text) => form.set({ packagingText: text })}
          onLeave={form.touch}
          error={fieldErrorMessage(store, 'packagingText')}
        />
      )}
    </>
  );
});
