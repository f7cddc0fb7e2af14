import { observer } from 'mobx-react-lite';
import { FormField } from '@/ui/FormField';
import { TextInput } from '@/ui/TextInput';

interface NameFieldProps {
  label: string;
  /** Input name, for the browser's autofill. */
  name: string;
  autoComplete?: 'username';
  /** Length of the name as it would be saved, and its maximum, both in characters. */
  length: number;
  max: number;
  hint: string;
  /** Problem of the name; `failure` means that sending failed. */
  problem: string | undefined;
  failure?: string;
  store: { readonly typed: string; type(typed: string): void; touch(): void };
  onConfirm(): void;
}

/** Input for a self-chosen name. */
export const NameField = observer(function NameField(props: NameFieldProps) {
  const { label, name, autoComplete, length, max, hint, problem, failure, store, onConfirm } = props;
  return (
    <FormField label={label} isRequired counter={{ used: length, max }} hint={hint} error={problem ?? failure}>
      <TextInput
        label={label}
        name={name}
        autoComplete={autoComplete}
        placeholder={label}
        // Accepts more than the maximum: the counter shows the excess, and a pasted name is not cut silently.
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
