import { observer } from 'mobx-react-lite';
import { type ChosenRegion, RegionField } from '@/components/form/RegionField';
import { verificationMessages } from '../locale/messages';
import { fieldErrorMessage, type FieldForm, fieldHint } from './form';

interface VerificationRegionFieldProps {
  form: FieldForm;
  value: ChosenRegion;
  onChange(value: ChosenRegion): void;
}

/** Field for province, city and district. */
export const VerificationRegionField = observer(function VerificationRegionField({
  form,
  value,
  onChange
}: VerificationRegionFieldProps) {
  const t = verificationMessages();
  return (
    <RegionField
      field="regionCode"
      label={t.fields.regionCode}
      placeholder={t.placeholders.choose}
      value={value}
      onChange={onChange}
      error={fieldErrorMessage(form, 'regionCode')}
      hint={fieldHint(form, 'regionCode')}
    />
  );
});
