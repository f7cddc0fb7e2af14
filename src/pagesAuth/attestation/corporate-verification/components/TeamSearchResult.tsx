import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { FoundCompany } from '@contract/joinTeam';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { CompanyAvatar } from '@/ui/Avatar';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { companyMessages } from '../../../company/locale/messages';
import styles from './TeamSearchResult.module.scss';

/** Search result: a company with a button to apply, or the reason why the user cannot. */
export const TeamSearchResult = observer(function TeamSearchResult({
  company,
  onApply
}: {
  company: FoundCompany;
  onApply(): void;
}) {
  const t = companyMessages().joinTeam;
  const { id, relation, isFull } = company;
  const open = () => push('company.information', { id });
  return (
    <Card>
      <View className={styles.row}>
        <Pressable className={styles.company} role="link" label={company.name} onPress={open}>
          <CompanyAvatar id={id} name={company.shortName} />
          <View className={styles.text}>
            <View className={styles.name}>{company.name}</View>
            <View className={styles.badges}>
              <PartyBadge verifications={company.verifications} />
              {company.isByCode && <Badge tone="ok" text={t.byCode} />}
            </View>
            <View className={styles.facts}>
              {company.place !== '' && <Text>{company.place}</Text>}
              <Text>{t.people(company.memberCount)}</Text>
              {company.ownerName !== '' && <Text>{t.owner(company.ownerName)}</Text>}
            </View>
          </View>
        </Pressable>
        {relation === 'none' && !isFull && (
          <Button kind="tinted" size="small" onPress={onApply}>
            {t.apply}
          </Button>
        )}
        {relation === 'none' && isFull && <Badge tone="grey" text={t.full} />}
        {relation === 'applied' && <Badge tone="warn" text={t.applied} />}
        {relation === 'member' && <Badge tone="ok" text={t.member} />}
      </View>
    </Card>
  );
});
