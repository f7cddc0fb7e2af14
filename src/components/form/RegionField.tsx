import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { RegionSheet } from '@/components/region/RegionSheet';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import { fieldId } from './formField';

/** A region as a form value; both fields are empty when none is chosen. */
export interface ChosenRegion {
  regionCode: string;
  regionNames: string[];
}

interface RegionFieldProps {
  /** Name of the field. */
  field: string;
  label: string;
  placeholder: string;
  value: ChosenRegion;
  onChange(value: ChosenRegion): void;
  error: string | undefined;
  isOptional?: boolean;
  hint?: string;
}

/** Form field for province, city and district. */
export const RegionField = observer(function RegionField(props: RegionFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { label, placeholder, value, onChange } = props;
  return (
    <>
      <FormField
        id={fieldId(props.field)}
        label={label}
        isRequired={!props.isOptional}
        error={props.error}
        hint={props.hint}
      >
        <ChoiceField
          label={label}
          text={value.regionNames.join(' ')}
          placeholder={placeholder}
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
