import { observer } from 'mobx-react';
import { FormField } from '@/ui/FormField';
import { TextInput } from '@/ui/TextInput';

interface NameFieldProps {
  label: string;
  /** For the browser's filling in. */
  name: string;
  autoComplete?: 'username';
  /** Characters of the name as it would be kept, and how many it may have. */
  length: number;
  max: number;
  hint: string;
  /** What is wrong with the name; `failure` is about its sending. */
  problem: string | undefined;
  failure?: string;
  store: { readonly typed: string; type(typed: string): void; touch(): void };
  onConfirm(): void;
}

/** A name that somebody gives themself. */
export const NameField = observer(function NameField(props: NameFieldProps) {
  const { label, name, autoComplete, length, max, hint, problem, failure, store, onConfirm } = props;
  return (
    <FormField label={label} isRequired counter={{ used: length, max }} hint={hint} error={problem ?? failure}>
      <TextInput
        label={label}
        name={name}
        autoComplete={autoComplete}
        placeholder={label}
        // More than may be: the counter says so, and a pasted name is not cut without a word.
        maxLength={2 * max}
        value={store.typed}
        isInvalid={problem !== undefined}
        onChange={store.type}
        onBlur={store.touch}
        onConfirm={onConfirm}
      />
    </FormField>
  );
});
