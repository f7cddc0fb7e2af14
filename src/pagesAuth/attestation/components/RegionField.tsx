import { observer } from 'mobx-react';
import { useState } from 'react';
import { RegionSheet } from '@/components/region/RegionSheet';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import { verificationWords } from '../locale/words';
import { errorOf, type FieldForm } from './form';

interface RegionFieldProps {
  form: FieldForm;
  value: { regionCode: string; regionNames: string[] };
  onChange(value: { regionCode: string; regionNames: string[] }): void;
}

/** Province, city and district. */
export const RegionField = observer(function RegionField({ form, value, onChange }: RegionFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const t = verificationWords();
  const label = t.fields.regionCode;
  return (
    <>
      <FormField label={label} isRequired error={errorOf(form, 'regionCode')}>
        <ChoiceField
          label={label}
          text={value.regionNames.join(' ')}
          placeholder={t.placeholders.choose}
          onPress={() => setOpen(true)}
        />
      </FormField>
      <RegionSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        value={value.regionCode || undefined}
        onChange={({ code, names }) => onChange({ regionCode: code, regionNames: names })}
      />
    </>
  );
});
