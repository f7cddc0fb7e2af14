import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { HolderEntryDetail } from '@contract/holder';
import { shanghaiDay } from '@rules/shanghaiTime';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Cell } from '@/ui/Cell';
import { IconButton } from '@/ui/IconButton';
import { runWithToast } from '@/ui/runWithToast';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';
import { removeEntry, savePhoneContact } from '../personActions';
import { openCard } from '../requestActions';
import { ContactRows } from './ContactRows';
import { RemarkRows } from './RemarkRows';
import styles from './EntryDetails.module.scss';

interface EntryDetailsProps {
  store: HolderStore;
  entry: HolderEntryDetail;
}

/** Everything about a person: identity, contacts, remarks, and how the user met them. */
export const EntryDetails = observer(function EntryDetails({ store, entry }: EntryDetailsProps) {
  const t = holderMessages();
  const { cardId } = entry;
  const where = entry.metLocation || t.sources[entry.source];
  return (
    <View className={styles.details}>
      <Identity store={store} entry={entry} />
      <View className={styles.buttons}>
        {cardId !== null && (
          <Button kind="tinted" size="medium" onPress={() => openCard(cardId)}>
            {t.entry.openCard}
          </Button>
        )}
        <Button size="medium" onPress={() => void savePhoneContact(entry)}>
          {t.entry.savePhone}
        </Button>
      </View>
      <ContactRows person={entry.person} />
      <RemarkRows store={store} entry={entry} />
      <Cell title={t.entry.met} value={t.entry.metAt(shanghaiDay(entry.metAtMs), where)} />
      <View className={styles.buttons}>
        {cardId === null && (
          <Button size="medium" onPress={() => store.openDraft({ kind: 'edited', entry })}>
            {t.entry.edit}
          </Button>
        )}
        <Button size="medium" onPress={() => void removeEntry(store, entry)}>
          {t.entry.remove}
        </Button>
      </View>
    </View>
  );
});

const Identity = observer(function Identity({ store, entry }: EntryDetailsProps) {
  const t = holderMessages();
  const { name, position, companyName, isStarred } = entry;
  const { department } = entry.person;
  const handleStar = () => void runWithToast(() => store.entry.save({ isStarred: !isStarred }));
  return (
    <View className={styles.identity}>
      <Avatar name={name} src={entry.avatarUrl} size="large" />
      <View className={styles.text}>
        {position !== '' && <View className={styles.position}>{position}</View>}
        {companyName !== '' && <View className={styles.company}>{companyName}</View>}
        {department !== '' && <View className={styles.department}>{department}</View>}
        <PartyBadge verifications={entry.verifications} />
        {entry.hasUpdate && <Text className={styles.updated}>{t.updated}</Text>}
      </View>
      <IconButton
        icon={isStarred ? 'star-filled' : 'star'}
        label={isStarred ? t.entry.unstar : t.entry.star}
        className={isStarred ? `${styles.star} ${styles.starred}` : styles.star}
        onPress={handleStar}
      />
    </View>
  );
});
