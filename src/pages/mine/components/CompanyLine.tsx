import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { CurrentUser } from '@contract/user';
import { Seal } from '@/ui/Avatar';
import { mineWords } from '../locale/words';
import styles from './CompanyLine.module.scss';

/** The company that the person acts for, and as what. */
export const CompanyLine = observer(function CompanyLine({
  company
}: {
  company: NonNullable<CurrentUser['company']>;
}) {
  const t = mineWords();
  return (
    <View className={styles.line}>
      <Seal id={company.id} name={company.shortName} size="small" />
      <View className={styles.name}>{company.shortName}</View>
      <Text className={styles.role}>{t.companyRole(t.roles[company.role], company.memberCount)}</Text>
    </View>
  );
});
