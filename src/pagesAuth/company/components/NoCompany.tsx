import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { push } from '@/navigation/navigate';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { companyMessages } from '../locale/messages';
import styles from './NoCompany.module.scss';

/** Shown to a user without a company: create one or join one. */
export const NoCompany = observer(function NoCompany() {
  const t = companyMessages().manager;
  const join = { text: t.join, onPress: () => push('attestation.joinTeam') };
  return (
    <>
      <EmptyState isPage title={t.none} text={t.noneHint} action={join} />
      <View className={styles.create}>
        <Button size="medium" onPress={() => push('attestation.corporate')}>
          {t.create}
        </Button>
      </View>
    </>
  );
});
