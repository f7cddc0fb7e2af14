import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Team } from '@contract/team';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Switch } from '@/ui/Switch';
import { setAutoApprove } from '../../api/team';
import { companyMessages } from '../locale/messages';
import type { TeamStore } from '../Team.store';
import { confirmDissolveCompany, confirmLeaveTeam, runTeamAction } from '../teamActions';
import styles from './TeamSettings.module.scss';

/** Settings for automatic admission, and the actions to leave or dissolve the company. */
export const TeamSettings = observer(function TeamSettings({ store, team }: { store: TeamStore; team: Team }) {
  const t = companyMessages().manager;
  const { admission, id } = team;
  const handleSwitch = (isOn: boolean) =>
    void runTeamAction(store, 'autoApprove', () => setAutoApprove(id, isOn), t.done);
  return (
    <Card isBare>
      {admission && (
        <Cell
          title={t.autoApprove}
          hint={t.autoApproveHint}
          value={<Switch label={t.autoApprove} isOn={admission.isAutoApprove} onChange={handleSwitch} />}
        />
      )}
      {store.isOwner ? (
        <>
          <View className={styles.note}>{t.ownerHint}</View>
          <Cell title={t.dissolve} onPress={() => void confirmDissolveCompany(store)} />
        </>
      ) : (
        <Cell title={t.leave} onPress={() => void confirmLeaveTeam(store)} />
      )}
    </Card>
  );
});
