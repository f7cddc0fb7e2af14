import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { VisitorCard } from '@contract/card';
import { TranslatedText } from '@/components/translation/TranslatedText';
import { push } from '@/navigation/navigate';
import { VerifiedBadge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { SectionHeader } from '@/ui/SectionHeader';
import { Tag } from '@/ui/Tag';
import { visitorCardMessages } from '../locale/messages';
import styles from './CardAbout.module.scss';

/** Company, main varieties and introduction. What is not set is left out. */
export const CardAbout = observer(function CardAbout({ card, isReadOnly }: { card: VisitorCard; isReadOnly: boolean }) {
  const t = visitorCardMessages();
  const { varieties, intro } = card;
  return (
    <>
      <CompanyCell card={card} isReadOnly={isReadOnly} />
      {varieties.length > 0 && (
        <Card>
          <SectionHeader title={t.varieties} />
          <View className={styles.tags}>
            {varieties.map(({ id, name }) => (
              <Tag key={id} text={name} />
            ))}
          </View>
        </Card>
      )}
      {intro !== '' && (
        <Card>
          <SectionHeader title={t.intro} />
          <TranslatedText
            className={styles.intro}
            source={intro}
            subject={{ kind: 'cardIntro', id: card.id }}
            isOffered={!isReadOnly}
          />
        </Card>
      )}
    </>
  );
});

/** The company's page can be opened only when the card is bound to it. */
const CompanyCell = observer(function CompanyCell({ card, isReadOnly }: { card: VisitorCard; isReadOnly: boolean }) {
  const { company, companyName, department } = card;
  const name = company?.name ?? companyName;
  if (name === '') return null;
  const open = company && !isReadOnly ? () => push('company.information', { id: company.id }) : undefined;
  return (
    <Card isBare>
      <Cell
        icon="building-store"
        title={name}
        hint={department || visitorCardMessages().company}
        value={company?.isVerified && <VerifiedBadge kind="company" />}
        onPress={open}
      />
    </Card>
  );
});
