import { observer } from 'mobx-react-lite';
import type { Sulfur } from '@contract/goods';
import { ChipsField } from '@/components/form/ChipsField';
import { TwoColumns } from '@/components/form/TwoColumns';
import { Card } from '@/ui/Card';
import { NumberField } from '../../../components/NumberField';
import { tradeMessages } from '../../../locale/messages';
import { formatPerMilleInput, parsePerMille } from '../../../parseNumber';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { createSupplyMessages } from '../locale/messages';

interface Props {
  store: CreateSupplyStore;
}

const SULFUR: readonly Sulfur[] = ['free', 'low', 'untested'];

/** Section of optional laboratory values. */
export const QualitySection = observer(function QualitySection({ store }: Props) {
  const { form } = store;
  const t = createSupplyMessages();
  const { sulfur } = tradeMessages();
  return (
    <Card isBare>
      <TwoColumns>
        <PercentField store={store} field="moisture" />
        <PercentField store={store} field="impurity" />
      </TwoColumns>
      <PercentField store={store} field="volatileOil" />
      <ChipsField
        field="sulfur"
        label={t.sulfur}
        isOptional
        options={SULFUR.map((key) => ({ key, text: sulfur[key] }))}
        value={form.values.sulfur}
        onChange={(chosen) => form.set({ sulfur: chosen })}
      />
    </Card>
  );
});

const PercentField = observer(function PercentField({
  store,
  field
}: Props & { field: 'moisture' | 'impurity' | 'volatileOil' }) {
  const { form } = store;
  return (
    <NumberField
      field={field}
      label={createSupplyMessages()[field]}
      isOptional
      value={form.values[field]}
      onChange={(perMille) => form.set({ [field]: perMille })}
      parse={parsePerMille}
      format={formatPerMilleInput}
      onLeave={form.touch}
      error={fieldErrorMessage(store, field)}
      placeholder="0.0"
      unit="%"
    />
  );
});
