import { Text, View } from '@tarojs/components';
import { Price } from '@/components/price/Price';
import { PriceChange } from '@/components/price/PriceChange';
import { Sparkline } from '@/components/price/Sparkline';
import { formatFen } from '@/lib/price';
import { Avatar, CompanyAvatar } from '@/ui/Avatar';
import { Badge, VerifiedBadge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Carousel } from '@/ui/Carousel';
import { Cell } from '@/ui/Cell';
import { CounterBadge, UnreadDot } from '@/ui/CounterBadge';
import { QrCode } from '@/ui/QrCode';
import { SectionHeader } from '@/ui/SectionHeader';
import { Switch } from '@/ui/Switch';
import { Tag } from '@/ui/Tag';
import { samples } from '../locale/zh-Hans';
import { GallerySection, Samples } from './GallerySection';
import styles from '../index.module.scss';

const noop = () => undefined;

export function Badges() {
  const { quoting, reviewing, refused, closed, news } = samples.statuses;
  return (
    <GallerySection id="badges" title={samples.sections.badges}>
      <Samples>
        <VerifiedBadge kind="person" />
        <VerifiedBadge kind="company" />
        <VerifiedBadge kind="park" />
        <Badge tone="ok" text={quoting} />
        <Badge tone="warn" text={reviewing} />
        <Badge tone="red" text={refused} />
        <Badge tone="grey" text={closed} />
        <Badge tone="info" text={news} />
        {samples.tags.map((tag) => (
          <Tag key={tag} text={tag} />
        ))}
        <CounterBadge count={3} />
        <CounterBadge count={120} />
        <UnreadDot />
      </Samples>
      <Samples>
        <PriceChange isPill basisPoints={147} />
        <PriceChange isPill basisPoints={-236} />
        <PriceChange isPill basisPoints={0} />
        <PriceChange isPill basisPoints={null} />
        <PriceChange basisPoints={147} amount="+0.50" />
        <PriceChange basisPoints={-824} />
      </Samples>
      <Samples>
        <Price fen={3380} />
        <Price fen={3380} toFen={3520} />
        <Price fen={null} />
        <Price fen={128642} tone="market" unit="" />
      </Samples>
    </GallerySection>
  );
}

export function Cards() {
  return (
    <GallerySection id="cards" title={samples.sections.cards}>
      <Card>
        <SectionHeader title={samples.section} right={<Text>{samples.sectionRight}</Text>} onMore={noop} />
        <View className={`${styles.cells} ${styles.top}`}>
          <Avatar name={samples.person} size="large" />
          <Avatar name={samples.companyName} />
          <Avatar name={samples.person} size="small" />
          <Avatar name="" size="large" />
          <CompanyAvatar id="c1" name={samples.companyName} />
          <CompanyAvatar id="c2" name={samples.person} size="small" />
        </View>
      </Card>
      <Card isBare>
        <Cell icon="map-pin" title={samples.address} onPress={noop} />
        <Cell icon="building-store" title={samples.company} hint={samples.companyHint} onPress={noop} />
        <Cell title={samples.language} value={samples.languageValue} onPress={noop} />
        <Cell title={samples.elder} value={<Switch label={samples.elder} isOn={false} onChange={noop} />} />
      </Card>
      <Card>
        <QrCode text={samples.exchange} label={samples.exchange} />
      </Card>
    </GallerySection>
  );
}

const sampleLines = [
  { name: samples.star, values: [3380, 3385, 3400, 3390, 3410, 3420, 3415, 3440, 3450], changeBp: 147 },
  { name: samples.fennel, values: [1450, 1446, 1440, 1442, 1430, 1428, 1420], changeBp: -70 },
  { name: samples.cassia, values: [2200, 2190, 2185, 2190, 2195, 2200], changeBp: 0 }
];

export function Trends() {
  return (
    <GallerySection id="trend" title={samples.sections.trend}>
      <Card>
        <View className={styles.cells}>
          {sampleLines.map(({ name, values, changeBp }) => (
            <View key={name} className={styles.spark}>
              <View className={styles.name}>{name}</View>
              <View className={styles.value}>{formatFen(values[values.length - 1] ?? 0)}</View>
              <PriceChange basisPoints={changeBp} />
              <Sparkline values={values} change={changeBp} />
            </View>
          ))}
        </View>
      </Card>
    </GallerySection>
  );
}

export function Slides() {
  return (
    <GallerySection id="carousel" title={samples.sections.carousel}>
      <Carousel
        className={styles.carousel}
        label={samples.slidesLabel}
        slides={samples.slides.map((text) => ({ key: text, content: <View className={styles.slide}>{text}</View> }))}
      />
    </GallerySection>
  );
}
