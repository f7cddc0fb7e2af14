import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { ChipsLine } from '@/components/form/ChipsLine';
import { Group } from '@/components/form/Group';
import { quantityText } from '@/components/listing/quantity';
import { formatFenRange } from '@/lib/price';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { feedback } from '@/ui/feedback';
import { Icon } from '@/ui/Icon';
import { Picker } from '@/ui/Picker';
import { quotationWords } from '../../locale/words';
import { unitPriceText } from '../../quotationText';
import type { CreateQuotationStore } from '../CreateQuotation.store';
import styles from './Beginning.module.scss';

/** What helps to begin: the market, the own supplies, in whose name it is sent. */
export const Beginning = observer(function Beginning({ store }: { store: CreateQuotationStore }) {
  const [isChoosing, setChoosing] = useState(false);
  const t = quotationWords();
  const company = user.user?.company;
  const { market, supplies = [] } = store.prepared ?? {};
  const handleFill = (id: string) => {
    const supply = supplies.find((one) => one.id === id);
    if (!supply) return;
    store.fillFrom(supply);
    feedback.toast(t.filled, { icon: 'circle-check' });
  };
  return (
    <>
      {(market || supplies.length > 0) && (
        <View className={styles.help}>
          {market && (
            <View className={styles.market}>
              <Icon name="chart-line" className={styles.icon} />
              <Text>
                {t.market(market.marketName, market.gradeName, formatFenRange(market.lowFen, market.highFen))}
              </Text>
            </View>
          )}
          {supplies.length > 0 && (
            <Button kind="outline" size="small" icon="package" onPress={() => setChoosing(true)}>
              {t.fillFrom}
            </Button>
          )}
        </View>
      )}
      {company && (
        <Group title={t.quoteAs}>
          <ChipsLine
            field="quoteAs"
            label={t.quoteAs}
            options={[
              { key: 'company', text: t.asCompany(company.shortName || company.name) } as const,
              { key: 'person', text: t.asPerson } as const
            ]}
            value={store.asCompany ? 'company' : 'person'}
            onChange={(key) => store.setAsCompany(key === 'company')}
          />
        </Group>
      )}
      <Picker
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        title={t.fillTitle}
        options={supplies.map(({ id, title, unitFen, unit, stockGrams }) => ({
          key: id,
          text: title,
          hint: [unitFen === null ? '' : unitPriceText(unitFen, unit), t.stockLeft(quantityText(stockGrams))]
            .filter(Boolean)
            .join('，')
        }))}
        value={undefined}
        onChange={handleFill}
      />
    </>
  );
});
