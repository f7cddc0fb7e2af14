import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
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
  /** Opens the sheet from outside as well, when another input leaves the district to be chosen. */
  sheet?: { isOpen: boolean; setOpen(isOpen: boolean): void };
  /** Another way to fill in the region, below the choice. */
  children?: ReactNode;
}

/** Form field for province, city and district. */
export const RegionField = observer(function RegionField(props: RegionFieldProps) {
  const [isOpenInside, setOpenInside] = useState(false);
  const { label, placeholder, value, onChange } = props;
  const { isOpen, setOpen } = props.sheet ?? { isOpen: isOpenInside, setOpen: setOpenInside };
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
        {props.children}
      </FormField>
      {/* In a separate view: opening the sheet would otherwise resend all neighbouring fields of the mini-program. */}
      <View>
        <RegionSheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={label}
          value={value.regionCode || undefined}
          onChange={({ code, names }) => onChange({ regionCode: code, regionNames: names })}
        />
      </View>
    </>
  );
});
