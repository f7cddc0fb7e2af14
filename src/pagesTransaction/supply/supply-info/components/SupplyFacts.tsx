import { observer } from 'mobx-react-lite';
import type { SupplyDetail } from '@contract/supply';
import { countryName } from '@/components/country/countryName';
import { dayText } from '@/components/listing/dayText';
import { listingMessages } from '@/components/listing/locale/messages';
import { quantityText } from '@/components/listing/quantity';
import { Section } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { FactRows } from '../../../components/FactRows';
import { tradeMessages } from '../../../locale/messages';
import { percentText } from '../../percentText';
import { supplyInfoMessages } from '../locale/messages';

/** All other details specified by the supplier. */
export const SupplyFacts = observer(function SupplyFacts({ detail }: { detail: SupplyDetail }) {
  const t = supplyInfoMessages();
  const { labels } = t;
  const { gradeName, specText, unit, gramsPerPack, cropYear, impurity, volatileOil, sulfur } = detail;
  const grades = [gradeName, specText].filter((text, index, all) => text !== '' && all.indexOf(text) === index);
  return (
    <Section>
      <SectionHeader title={t.facts} />
      <FactRows
        rows={[
          [labels.variety, detail.varietyName],
          [labels.grade, grades.join(' ')],
          [labels.form, listingMessages().goodsForm[detail.form]],
          [labels.origin, originText(detail)],
          [labels.cropYear, cropYear === null ? '' : t.year(cropYear)],
          [labels.impurity, impurity === null ? '' : t.atMost(percentText(impurity))],
          [labels.volatileOil, volatileOil === null ? '' : t.percent(percentText(volatileOil))],
          [labels.sulfur, sulfur === null ? '' : tradeMessages().sulfur[sulfur]],
          [labels.packWeight, unit === 'pack' && gramsPerPack !== null ? quantityText(gramsPerPack) : ''],
          [labels.validUntil, dayText(detail.validUntil)]
        ]}
      />
    </Section>
  );
});

function originText({ origin: { region, countryCode, detail } }: SupplyDetail): string {
  return [...(region?.names ?? []), countryCode === null ? '' : countryName(countryCode), detail]
    .filter(Boolean)
    .join(' ');
}
