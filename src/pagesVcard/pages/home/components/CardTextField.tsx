import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CardSecondSide, CardTextField as TextFieldName } from '@rules/card';
import { TextField } from '@/components/form/TextField';
import { groupMobile, MOBILE_LENGTH, mobileDigits } from '@/lib/mobile';
import type { CardEditorStore } from '../CardEditor.store';
import { fieldErrorMessage, lengthsOf } from '../fieldErrorMessage';

interface CardTextFieldProps {
  store: CardEditorStore;
  field: TextFieldName;
  label: string;
  placeholder?: string;
  hint?: string;
  isOptional?: boolean;
  isLong?: boolean;
  /** Control after the input. */
  unit?: ReactNode;
}

type FirstSideField = Exclude<TextFieldName, `secondSide.${string}`>;

/** Fields that are numbers of a mobile phone: shown in groups, without anything but digits. */
const mobileFields: readonly string[] = ['mobile', 'otherMobile'];
/** Maximum lengths of fields that follow a pattern. */
const patternLengths: Partial<Record<TextFieldName, number>> = {
  mobile: MOBILE_LENGTH,
  otherMobile: MOBILE_LENGTH,
  landline: 20,
  weChatId: 20,
  email: 100,
  website: 200
};

/** Maximum length of an input that names none. */
const DEFAULT_MAX = 140;

/** Text of a card. A pasted text that is too long is not cut silently, but for the longest fields. */
export const CardTextField = observer(function CardTextField({ store, field, ...props }: CardTextFieldProps) {
  const { form } = store;
  const isMobile = mobileFields.includes(field);
  const text = textOf(store, field);
  const max = patternLengths[field] ?? lengthsOf(field)[1];
  return (
    <TextField
      {...props}
      field={field}
      value={isMobile ? groupMobile(text) : text}
      onChange={(typed) => setText(store, field, isMobile ? mobileDigits(typed) : typed)}
      onLeave={form.touch}
      error={fieldErrorMessage(form, field)}
      max={max}
      allowsExcess={max < DEFAULT_MAX}
      hasCounter={[...text].length > max}
      {...(isMobile && { keyboard: 'number' as const, isNumber: true, isClearable: true })}
    />
  );
});

const secondSideField = (field: TextFieldName) => field.split('.')[1] as keyof CardSecondSide | undefined;

function textOf({ form }: CardEditorStore, field: TextFieldName): string {
  const second = secondSideField(field);
  return second === undefined ? form.values[field as FirstSideField] : form.values.secondSide[second];
}

function setText({ form }: CardEditorStore, field: TextFieldName, text: string): void {
  const second = secondSideField(field);
  if (second === undefined) form.set({ [field]: text });
  else form.set({ secondSide: { ...form.values.secondSide, [second]: text } }, [field]);
}
