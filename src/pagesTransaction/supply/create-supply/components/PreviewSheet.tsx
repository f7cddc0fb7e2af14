import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { shanghaiDay } from '@rules/shanghaiTime';
import { ListingPriceText } from '@/components/listing/ListingPriceText';
import { listingMessages } from '@/components/listing/locale/messages';
import { quantityInUnit, quantityText } from '@/components/listing/quantity';
import { SpiceArt } from '@/components/SpiceArt';
import { maskMobile } from '@/lib/mobile';
import { formatFen } from '@/lib/price';
import { shortRegionText } from '@/lib/regionText';
import { messages } from '@/locale/messages';
import { Sheet } from '@/ui/Sheet';
import { Tag } from '@/ui/Tag';
import { tradeMessages } from '../../../locale/messages';
import { formatPerMilleInput } from '../../../parseNumber';
import { listingPrice } from '../../ownSupply';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { createSupplyMessages } from '../locale/messages';
import { originText } from '../originText';
import { bodyOf } from '../supplyForm';
import styles from './PreviewSheet.module.scss';

interface PreviewSheetProps {
  store: CreateSupplyStore;
  isOpen: boolean;
  onClose(): void;
}

/** Preview of the entered supply as buyers will see it. */
export const PreviewSheet = observer(function PreviewSheet({ store, isOpen, onClose }: PreviewSheetProps) {
  const t = createSupplyMessages();
  const { title } = store.form.values;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.previewTitle}>
      <Cover store={store} />
      <View className={styles.content}>
        <PricePreview store={store} />
        <View className={title ? styles.title : styles.missing} role="heading" aria-level={3}>
          {title || `${t.listing} ${t.missing}`}
        </View>
        <Tags store={store} />
        <Facts store={store} />
        <DescriptionAndContact store={store} />
        <View className={styles.hint}>{t.previewHint}</View>
      </View>
    </Sheet>
  );
});

type SectionProps = Pick<PreviewSheetProps, 'store'>;

const Cover = observer(function Cover({ store }: SectionProps) {
  const photos = store.form.uploads['photos']?.items.filter(({ problem }) => problem === undefined) ?? [];
  const [cover] = photos;
  return (
    <View className={styles.cover}>
      {cover?.path ? (
        <Image className={styles.photo} src={cover.path} mode="aspectFill" aria-hidden="true" />
      ) : (
        <SpiceArt varietyId={store.form.values.varietyId} mode="cover" />
      )}
      <Text className={styles.mark}>{cover?.path ? `1/${photos.length}` : messages().illustration}</Text>
    </View>
  );
});

const PricePreview = observer(function PricePreview({ store }: SectionProps) {
  const t = createSupplyMessages();
  const { fields } = bodyOf(store.form.filledValues);
  const price = listingPrice(fields);
  const { unit, moqGrams, gramsPerPack, tiers } = fields;
  return (
    <>
      <View className={styles.terms}>
        {price ? (
          <ListingPriceText listing={{ price, unit, gramsPerPack: null }} isOriginalUnit />
        ) : (
          <Text className={styles.missing}>{`${t.price} ${t.missing}`}</Text>
        )}
        {moqGrams !== null && <Text className={styles.side}>{t.atLeast(quantityText(moqGrams))}</Text>}
      </View>
      {tiers.map(({ minGrams, fen }) => (
        <View key={minGrams} className={styles.tier}>
          <Text>{t.atLeast(quantityInUnit(minGrams, unit, gramsPerPack))}</Text>
          <Text className={styles.number}>{`${formatFen(fen)} ${listingMessages().perUnit[unit]}`}</Text>
        </View>
      ))}
    </>
  );
});

const Tags = observer(function Tags({ store }: SectionProps) {
  const t = createSupplyMessages();
  const { tags } = listingMessages();
  const { shipWithinDays, sulfur, isTaxIncluded, isFreightIncluded, documents, isAbroad, priceMode } =
    store.form.filledValues;
  const shown = [
    shipWithinDays === 0 && tags.inStock,
    sulfur === 'free' && tags.sulfurFree,
    sulfur === 'low' && tags.lowSulfur,
    priceMode !== 'negotiable' && (isTaxIncluded ? t.tax.yes : t.tax.no),
    priceMode !== 'negotiable' && (isFreightIncluded ? t.freight.yes : t.freight.no),
    documents.length > 0 && tags.documents,
    isAbroad && tags.imported
  ].filter((tag) => tag !== false);
  return (
    <View className={styles.tags}>
      {shown.map((tag) => (
        <Tag key={tag} text={tag} />
      ))}
    </View>
  );
});

const Facts = observer(function Facts({ store }: SectionProps) {
  const t = createSupplyMessages();
  const { goodsForm } = listingMessages();
  const { packaging: packagings } = tradeMessages();
  const { form } = store;
  const { values } = form;
  const { packaging } = values;
  const percent = (perMille: number | null) => (perMille === null ? '' : `${formatPerMilleInput(perMille)}%`);
  const packed = packaging === 'other' ? values.packagingText : packaging && packagings[packaging];
  const rows: [label: string, value: string | null][] = [
    [t.variety, values.varietyId === null ? values.otherVariety : values.varietyName],
    [t.grade, values.gradeName || values.specText],
    [t.form, values.form && goodsForm[values.form]],
    [t.origin, [originText(store), values.origin.detail].filter(Boolean).join(' ')],
    [t.cropYear, values.cropYear === null ? '' : String(values.cropYear)],
    [t.moisture, percent(values.moisture)],
    [t.impurity, percent(values.impurity)],
    [t.volatileOil, percent(values.volatileOil)],
    [t.stock, values.stockGrams === null ? '' : quantityText(values.stockGrams)],
    [t.packaging, packed],
    [t.delivery, shortRegionText(values.deliveryNames.slice(0, 2))],
    [t.shipWithin, shipText(values.shipWithinDays)]
  ];
  return (
    <View className={styles.facts}>
      {rows.map(([label, value]) => (
        <View key={label} className={styles.fact}>
          <View className={styles.label}>{label}</View>
          <View className={value ? styles.value : styles.missing}>{value || t.missing}</View>
        </View>
      ))}
    </View>
  );
});

function shipText(days: number | null): string {
  const t = createSupplyMessages();
  if (days === null) return '';
  return days === 0 ? t.fromStock : t.days(days);
}

const DescriptionAndContact = observer(function DescriptionAndContact({ store }: SectionProps) {
  const t = createSupplyMessages();
  const { description, documents, contactName, contactMobile, showPhone, validUntil } = store.form.filledValues;
  return (
    <>
      {description !== '' && (
        <View className={styles.paragraph}>
          <View className={styles.label}>{t.description}</View>
          <View className={styles.text}>{description}</View>
        </View>
      )}
      {documents.map(({ url, name }) => (
        <View key={url} className={styles.document}>
          {name}
        </View>
      ))}
      <View className={styles.contact}>
        <Text>{`${contactName} ${maskMobile(contactMobile)}`}</Text>
        <Text>{t.showPhones[showPhone]}</Text>
      </View>
      {validUntil !== null && validUntil > shanghaiDay(Date.now()) && (
        <View className={styles.label}>{`${t.validUntil} ${validUntil}`}</View>
      )}
    </>
  );
});
