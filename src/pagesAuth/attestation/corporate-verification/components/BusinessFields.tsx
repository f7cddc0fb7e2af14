import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CompanyType } from '@contract/company';
import { MAX_VARIETIES } from '@rules/verification';
import { listVarieties } from '@/api/variety';
import { companyViewMessages } from '@/components/company/locale/messages';
import { fieldId } from '@/components/form/formField';
import { VarietySheet } from '@/components/variety/VarietySheet';
import { Resource } from '@/request/Resource';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import { Picker } from '@/ui/Picker';
import { fieldErrorMessage } from '../../components/form';
import { verificationMessages } from '../../locale/messages';
import type { CompanyFieldsProps } from './companyFieldsProps';

/** Fields about the company's type and trade. */
export const BusinessFields = observer(function BusinessFields({ form }: CompanyFieldsProps) {
  const [open, setOpen] = useState<'type' | 'varieties' | null>(null);
  const t = verificationMessages();
  const { type, varietyIds } = form.values;
  const names = useVarietyNames();
  const { types } = companyViewMessages();
  const close = () => setOpen(null);
  return (
    <>
      <FormField id={fieldId('type')} label={t.fields.type} isRequired error={fieldErrorMessage(form, 'type')}>
        <ChoiceField
          label={t.fields.type}
          text={type === '' ? '' : types[type as CompanyType]}
          placeholder={t.placeholders.choose}
          onPress={() => setOpen('type')}
        />
      </FormField>
      <FormField
        id={fieldId('varietyIds')}
        label={t.fields.varietyIds}
        isRequired
        error={fieldErrorMessage(form, 'varietyIds')}
        counter={{ used: varietyIds.length, max: MAX_VARIETIES }}
      >
        <ChoiceField
          label={t.fields.varietyIds}
          text={varietyIds
            .map((id) => names.get(id) ?? '')
            .join(' ')
            .trim()}
          placeholder={t.placeholders.choose}
          onPress={() => setOpen('varieties')}
        />
      </FormField>
      <Picker
        isOpen={open === 'type'}
        onClose={close}
        title={t.fields.type}
        options={Object.entries(types).map(([key, text]) => ({ key, text }))}
        value={type || undefined}
        onChange={(chosen: string) => form.set({ type: chosen })}
      />
      <VarietySheet
        isOpen={open === 'varieties'}
        onClose={close}
        value={varietyIds}
        maxCount={MAX_VARIETIES}
        onChange={(ids) => form.set({ varietyIds: ids })}
      />
    </>
  );
});

/** Returns the names of the varieties by id; empty until loaded. */
function useVarietyNames(): ReadonlyMap<string, string> {
  const [varieties] = useState(() => new Resource(() => listVarieties(), { audience: 'everyone' }));
  useEffect(() => {
    void varieties.load().then(() => {
      if (varieties.error !== undefined) console.warn('the varieties were not loaded', varieties.error);
    });
  }, [varieties]);
  return new Map(varieties.value?.map(({ id, name }) => [id, name]));
}
