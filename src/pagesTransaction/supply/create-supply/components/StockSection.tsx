import { observer } from 'mobx-react-lite';
import { RegionField } from '@/components/form/RegionField';
import { TwoColumns } from '@/components/form/TwoColumns';
import { formatAmountInput, parseGrams } from '@/components/listing/quantity';
import { Card } from '@/ui/Card';
import { DaysField } from '../../../components/DaysField';
import { NumberField } from '../../../components/NumberField';
import { tradeMessages } from '../../../locale/messages';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { createSupplyMessages } from '../locale/messages';
import { PackagingField } from './PackagingField';

interface Props {
  store: CreateSupplyStore;
}

/** Most common shipping times in days; 0 means from stock. */
const SHIP_DAYS = [0, 3, 7, 15];

/** Section for stock, packaging, location and shipping time. */
export const StockSection = observer(function StockSection({ store }: Props) {
  const { form } = store;
  const t = createSupplyMessages();
  const { deliveryCode, deliveryNames } = form.values;
  return (
    <>
      <Card isBare>
        <TwoColumns>
          <QuantityField store={store} field="stockGrams" label={t.stock} />
          <QuantityField store={store} field="moqGrams" label={t.moq} />
        </TwoColumns>
        <PackagingField store={store} />
      </Card>
      <Card isBare>
        <RegionField
          field="deliveryCode"
          label={t.delivery}
          hint={t.deliveryHint}
          placeholder={tradeMessages().form.choose}
          value={{ regionCode: deliveryCode ?? '', regionNames: deliveryNames }}
          onChange={({ regionCode, regionNames }) => form.set({ deliveryCode: regionCode, deliveryNames: regionNames })}
          error={fieldErrorMessage(store, 'deliveryCode')}
        />
        <DaysField
          field="shipWithinDays"
          label={t.shipWithin}
          presets={SHIP_DAYS}
          labelOf={(count) => (count === 0 ? t.fromStock : t.days(count))}
          value={form.values.shipWithinDays}
          onChange={(shipWithinDays) => form.set({ shipWithinDays })}
          onLeave={form.touch}
          error={fieldErrorMessage(store, 'shipWithinDays')}
          placeholder="20"
        />
      </Card>
    </>
  );
});

interface QuantityFieldProps extends Props {
  field: 'stockGrams' | 'moqGrams';
  label: string;
}

const QuantityField = observer(function QuantityField({ store, field, label }: QuantityFieldProps) {
  const { form } = store;
  const { unit, gramsPerPack } = form.values;
  return (
    <NumberField
      field={field}
      label={label}
      value={form.values[field]}
      onChange={(grams) => form.set({ [field]: grams })}
      parse={(text) => parseGrams(text, unit, gramsPerPack)}
      format={(grams) => formatAmountInput(grams, unit, gramsPerPack)}
      onLeave={form.touch}
      error={fieldErrorMessage(store, field)}
      placeholder="0"
      unit={tradeMessages().units[unit]}
    />
  );
});
