import { observer } from 'mobx-react';
import type { Sulfur } from '@contract/goods';
import { ChipsLine } from '@/components/form/ChipsLine';
import { Halves } from '@/components/form/Halves';
import { Card } from '@/ui/Card';
import { NumberLine } from '../../../components/NumberLine';
import { tradeMessages } from '../../../locale/messages';
import { perMilleText, typedPerMille } from '../../../typedNumber';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { createSupplyMessages } from '../locale/messages';
import { errorOf } from './supplyText';

interface Props {
  store: CreateSupplyStore;
}

const SULFUR: readonly Sulfur[] = ['free', 'low', 'untested'];

/** What a laboratory would say; all of it may stay open. */
export const QualitySection = observer(function QualitySection({ store }: Props) {
  const { form } = store;
  const t = createSupplyMessages();
  const { sulfur } = tradeMessages();
  return (
    <Card isBare>
      <Halves>
        <Percent store={store} field="moisture" />
        <Percent store={store} field="impurity" />
      </Halves>
      <Percent store={store} field="volatileOil" />
      <ChipsLine
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

const Percent = observer(function Percent({
  store,
  field
}: Props & { field: 'moisture' | 'impurity' | 'volatileOil' }) {
  const { form } = store;
  return (
    <NumberLine
      field={field}
      label={createSupplyMessages()[field]}
      isOptional
      value={form.values[field]}
      onChange={(perMille) => form.set({ [field]: perMille })}
      read={typedPerMille}
      write={perMilleText}
      onLeave={form.leave}
      error={errorOf(store, field)}
      placeholder="0.0"
      unit="%"
    />
  );
});
