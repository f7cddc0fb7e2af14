import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { fieldId } from '@/components/form/formField';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import { Picker } from '@/ui/Picker';
import { countryName } from './countryName';

interface CountryFieldProps {
  /** Name of the field. */
  field: string;
  label: string;
  placeholder: string;
  /** Codes of the countries to choose from. */
  countries: readonly string[];
  value: string | null;
  onChange(code: string): void;
  error: string | undefined;
}

/** Form field for a country other than China. */
export const CountryField = observer(function CountryField(props: CountryFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { field, label, placeholder, countries, value, onChange, error } = props;
  return (
    <>
      <FormField id={fieldId(field)} label={label} isRequired error={error}>
        <ChoiceField
          label={label}
          text={value === null ? '' : countryName(value)}
          placeholder={placeholder}
          onPress={() => setOpen(true)}
        />
      </FormField>
      {/* In a separate view: opening the sheet would otherwise resend all neighbouring fields of the mini-program. */}
      <View>
        <Picker
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={label}
          options={countries.map((key) => ({ key, text: countryName(key) }))}
          value={value ?? undefined}
          onChange={onChange}
        />
      </View>
    </>
  );
});
