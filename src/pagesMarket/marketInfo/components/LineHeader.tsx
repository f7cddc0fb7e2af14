import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PriceLineDetail } from '@contract/lineInfo';
import { PriceChange } from '@/components/price/PriceChange';
import { SpiceArt } from '@/components/SpiceArt';
import { directionOf, formatBasisPoints, MISSING_VALUE } from '@/lib/price';
import { formatUnitChange, formatUnitPrice, formatUnitRange } from '@/lib/priceUnit';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/pressable';
import { ScrollRow } from '@/platform/scrollRow';
import { market } from '@/stores/market';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import { marketInfoMessages } from '../../locale/messages';
import styles from './LineHeader.module.scss';

interface LineHeaderProps {
  detail: PriceLineDetail;
  /** The selected line; its details may still be loading. */
  lineId: string;
  onLine(lineId: string): void;
  onUnit(): void;
  /** Called to choose another market. */
  onMarket(): void;
}

/** Grades of the line, its price with change and range, and a comparison with earlier prices. */
export const LineHeader = observer(function LineHeader({ detail, lineId, onLine, onUnit, onMarket }: LineHeaderProps) {
  const t = marketInfoMessages();
  const { unit } = market;
  const { line, provenance } = detail;
  const isPending = provenance.review === 'pending';
  const range = formatUnitRange(line.lowFen, line.highFen, unit);
  const collectedAt = shortTime(line.collectedAtMs, Date.now(), messages().time);
  return (
    <View className={styles.head}>
      <ScrollRow className={styles.grades}>
        <View className={styles.gradeRow} role="group" aria-label={t.grades}>
          {detail.grades.map((grade) => (
            <Chip
              key={grade.lineId}
              text={grade.gradeName}
              isOn={grade.lineId === lineId}
              onPress={() => onLine(grade.lineId)}
            />
          ))}
        </View>
      </ScrollRow>
      <Pressable
        className={styles.market}
        label={`${t.chooseMarket}: ${line.marketName} ${collectedAt}`}
        onPress={onMarket}
      >
        <Text>{line.marketName}</Text>
        <Text className={styles.when}>{collectedAt}</Text>
        <Icon name="chevron-down" />
      </Pressable>
      <View className={styles.now}>
        <View className={styles.figures}>
          <View className={styles.priceRow}>
            <Text className={`${styles.price} ${isPending ? styles.pending : styles[directionOf(line.changeFen)]}`}>
              {formatUnitPrice(line.midFen, unit)}
            </Text>
            <Pressable className={styles.unit} label={`${t.chooseUnit} ${t.perUnit[unit]}`} onPress={onUnit}>
              <Text>{t.perUnit[unit]}</Text>
              <Icon name="chevron-down" />
            </Pressable>
          </View>
          <View className={styles.changeRow}>
            <View className={styles.change}>
              <PriceChange
                basisPoints={line.changeBp}
                amount={line.changeFen === null ? undefined : formatUnitChange(line.changeFen, unit)}
              />
            </View>
            {range && (
              <Text className={styles.range}>
                {t.range} <Text className="xs-num">{range}</Text>
              </Text>
            )}
          </View>
        </View>
        <View className={styles.art}>
          <SpiceArt varietyId={line.varietyId} />
        </View>
      </View>
      <PriceComparisons detail={detail} />
    </View>
  );
});

const PriceComparisons = observer(function PriceComparisons({ detail }: { detail: PriceLineDetail }) {
  const t = marketInfoMessages();
  const changes = [
    { text: t.toWeek, basisPoints: detail.weekBp },
    { text: t.toMonth, basisPoints: detail.monthBp },
    { text: t.toYear, basisPoints: detail.yearBp }
  ];
  return (
    <View className={styles.comparisons}>
      {changes.map(({ text, basisPoints }) => (
        <View key={text} className={styles.comparison}>
          <View className={styles.caption}>{text}</View>
          <View className={`${styles.percent} ${styles[directionOf(basisPoints)]}`}>
            {basisPoints === null ? MISSING_VALUE : formatBasisPoints(basisPoints)}
          </View>
        </View>
      ))}
      <View className={styles.comparison}>
        <View className={styles.caption}>{t.pace}</View>
        <View className={styles.word}>{t.paces[detail.pace]}</View>
      </View>
    </View>
  );
});
