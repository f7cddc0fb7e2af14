import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { fieldId } from '@/components/form/formField';
import { FormField } from '@/ui/FormField';
import { tradeMessages } from '../locale/messages';
import { NumberInput, type NumberInputProps } from './NumberInput';

interface NumberFieldProps extends Omit<NumberInputProps, 'onLeave' | 'isInvalid' | 'name'> {
  field: string;
  onLeave?(field: string): void;
  error: string | undefined;
  unit?: ReactNode;
  hint?: string;
  isOptional?: boolean;
}

/** Form field for a number. */
export const NumberField = observer(function NumberField(props: NumberFieldProps) {
  const { field, onLeave, error, unit, hint, isOptional, ...input } = props;
  const [isUnparsable, setUnparsable] = useState(false);
  const problem = isUnparsable && input.value === null ? tradeMessages().problems.pattern : error;
  return (
    <FormField id={fieldId(field)} label={input.label} isRequired={!isOptional} error={problem} hint={hint} unit={unit}>
      <NumberInput
        {...input}
        name={field}
        isInvalid={problem !== undefined}
        onLeave={(isNone) => {
          setUnparsable(isNone);
          onLeave?.(field);
        }}
      />
    </FormField>
  );
});
