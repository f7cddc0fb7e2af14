import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CardLevel, CardLevelBenefits } from '@contract/cardLevel';
import { cardLevelMessages } from '@/components/cardLevel/locale/messages';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { introductionMessages } from '../locale/messages';
import type { IntroductionMessages } from '../locale/zh-Hans';
import styles from './LevelTable.module.scss';

type Benefit = Exclude<keyof CardLevelBenefits, 'level'>;

const benefits: readonly Benefit[] = ['maxCards', 'radarDays', 'hasTeamTotals'];

interface LevelTableProps {
  /** The lowest level first. */
  levels: readonly CardLevelBenefits[];
  /** Level of the user; undefined for a visitor. */
  current: CardLevel | undefined;
}

/** Comparison of the levels: a column each. The name of a benefit has a line of its own, which fits small screens. */
export const LevelTable = observer(function LevelTable({ levels, current }: LevelTableProps) {
  const t = introductionMessages();
  const names = cardLevelMessages().levels;
  return (
    <Card>
      <SectionHeader title={t.comparison} />
      <View role="table" aria-label={t.comparison}>
        <View className={`${styles.row} ${styles.head}`} role="row">
          {levels.map(({ level }) => (
            <View
              key={level}
              className={`${styles.cell} ${level === current ? styles.current : ''}`}
              role="columnheader"
            >
              {names[level]}
            </View>
          ))}
        </View>
        {benefits.map((benefit) => (
          <View key={benefit} className={styles.row} role="row">
            <View className={styles.label} role="rowheader">
              {t.benefits[benefit]}
            </View>
            {levels.map((level) => (
              <View
                key={level.level}
                className={`${styles.cell} ${level.level === current ? styles.current : ''}`}
                role="cell"
              >
                {benefitText(level, benefit, t)}
              </View>
            ))}
          </View>
        ))}
      </View>
      <View className={styles.note}>{t.radarNote}</View>
    </Card>
  );
});

function benefitText(level: CardLevelBenefits, benefit: Benefit, t: IntroductionMessages): string {
  switch (benefit) {
    case 'maxCards':
      return t.cards(level.maxCards);
    case 'radarDays':
      return t.days(level.radarDays);
    case 'hasTeamTotals':
      return level.hasTeamTotals ? t.yes : t.no;
  }
}
