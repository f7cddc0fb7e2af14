import { observer } from 'mobx-react';
import { RegionLine, type ChosenRegion } from '@/components/form/RegionLine';
import { verificationMessages } from '../locale/messages';
import { errorOf, hintOf, type FieldForm } from './form';

interface RegionFieldProps {
  form: FieldForm;
  value: ChosenRegion;
  onChange(value: ChosenRegion): void;
}

/** Province, city and district. */
export const RegionField = observer(function RegionField({ form, value, onChange }: RegionFieldProps) {
  const t = verificationMessages();
  return (
    <RegionLine
      field="regionCode"
      label={t.fields.regionCode}
      placeholder={t.placeholders.choose}
      value={value}
      onChange={onChange}
      error={errorOf(form, 'regionCode')}
      hint={hintOf(form, 'regionCode')}
    />
  );
});
