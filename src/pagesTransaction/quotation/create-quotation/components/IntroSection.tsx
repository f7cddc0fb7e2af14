import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { QuotationPurchase } from '@contract/quotationPurchase';
import { ChipsField } from '@/components/form/ChipsField';
import { FieldGroup } from '@/components/form/FieldGroup';
import { listingMessages } from '@/components/listing/locale/messages';
import { quantityText } from '@/components/listing/quantity';
import { formatFenRange } from '@/lib/price';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { Picker } from '@/ui/Picker';
import { tradeMessages } from '../../../locale/messages';
import { quotationMessages } from '../../locale/messages';
import { fenPerUnitOf, unitPriceText } from '../../quotationText';
import type { CreateQuotationStore } from '../CreateQuotation.store';
import type { OwnSupply } from '../valuesFromSupply';
import styles from './IntroSection.module.scss';

/** Returns the packaging as text, such as `包装 纸箱 10 公斤`, because a quotation has no field for it. */
function packagingText({ packaging, packagingText: text }: OwnSupply): string {
  const t = quotationMessages();
  if (packaging === null) return '';
  return t.packed((packaging === 'other' && text) || tradeMessages().packaging[packaging]);
}

/** Formats the market price range in the unit of the price input. */
function rangeText(
  { lowFen, highFen }: { lowFen: number; highFen: number },
  request: QuotationPurchase | null
): string {
  if (request === null) return '';
  const [low, high] = [lowFen, highFen].map((fen) => fenPerUnitOf(request, fen));
  return `${formatFenRange(low ?? 0, high ?? 0)} ${listingMessages().perUnit[request.unit]}`;
}

/** Notice after the server rejected an identity; the form stays and another identity can be chosen with one tap. */
const RefusedIdentityNotice = observer(function RefusedIdentityNotice({ store }: { store: CreateQuotationStore }) {
  const t = quotationMessages();
  const isCompany = store.refusedIdentity === 'company';
  return (
    <View className={styles.notice} role="alert">
      <Text className={styles.why}>{isCompany ? t.companyMayNot : t.personMayNot}</Text>
      <Button kind="outline" size="small" onPress={() => store.setIdentity(isCompany ? 'person' : 'company')}>
        {isCompany ? t.asPersonInstead : t.asCompanyInstead}
      </Button>
    </View>
  );
});

/** Top of the form: market price, prefill from own supplies, and the identity to quote as. */
export const IntroSection = observer(function IntroSection({ store }: { store: CreateQuotationStore }) {
  const [isChoosing, setChoosing] = useState(false);
  const t = quotationMessages();
  const company = user.user?.company;
  const { market, supplies = [] } = store.defaults ?? {};
  const identities = store.identities;
  const handleFill = (id: string) => {
    const supply = supplies.find((one) => one.id === id);
    if (!supply) return;
    const count = store.prefillFromSupply(supply, packagingText(supply));
    overlays.toast(t.filled(count, store.form.invalidCount), { icon: 'circle-check' });
  };
  return (
    <>
      {(market || supplies.length > 0) && (
        <View className={styles.help}>
          {market && (
            <View className={styles.market}>
              <Icon name="chart-line" className={styles.icon} />
              <Text>{t.market(market.marketName, market.gradeName, rangeText(market, store.request))}</Text>
            </View>
          )}
          {supplies.length > 0 && (
            <Button kind="outline" size="small" icon="package" onPress={() => setChoosing(true)}>
              {t.fillFrom}
            </Button>
          )}
        </View>
      )}
      {store.refusedIdentity !== null && <RefusedIdentityNotice store={store} />}
      {store.isRequestChanged && store.form.values.unitFen === null && (
        <View className={styles.notice} role="alert">
          <Text className={styles.why}>{t.requestChangedSinceDraft}</Text>
        </View>
      )}
      {company && identities.length > 1 && (
        <FieldGroup>
          <ChipsField
            field="quotationIdentity"
            label={t.quotationIdentity}
            options={identities.map((key) => ({
              key,
              text: key === 'company' ? t.asCompany(company.shortName || company.name) : t.asPerson
            }))}
            value={store.identity}
            onChange={(key) => key && store.setIdentity(key)}
          />
        </FieldGroup>
      )}
      <Picker
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        title={t.fillTitle}
        options={supplies.map(({ id, title, unitFen, unit, stockGrams }) => ({
          key: id,
          text: title,
          hint: tradeMessages().list([
            ...(unitFen === null ? [] : [unitPriceText(unitFen, unit)]),
            t.stockLeft(quantityText(stockGrams))
          ])
        }))}
        value={undefined}
        onChange={handleFill}
      />
    </>
  );
});
