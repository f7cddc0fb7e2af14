import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CompanyBrief } from '@contract/search';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { CompanyAvatar } from '@/ui/Avatar';
import { IdentityRow } from '@/ui/IdentityRow';
import { Highlighted } from '../../components/Highlighted';
import { searchMessages } from '../../locale/messages';
import { normalizeQuery } from '../../normalizeQuery';
import styles from './CompanyRow.module.scss';

/** A company and the varieties it trades. Opens its listings. */
export const CompanyRow = observer(function CompanyRow({ company, query }: { company: CompanyBrief; query: string }) {
  const t = searchMessages();
  const scope = company.supplyCount > 0 ? 'supplies' : 'purchases';
  const open = () => push('search.view', { q: normalizeQuery(company.name).query, scope });
  return (
    <Pressable className={styles.row} role="link" onPress={open}>
      <IdentityRow
        picture={<CompanyAvatar id={company.id} name={company.name} />}
        name={<Highlighted text={company.name} query={query} />}
        badges={<PartyBadge verifications={company.verifications} />}
        subtitle={<Highlighted text={t.deals(company.varieties, company.place)} query={query} />}
        right={<Text className={styles.enter}>{t.enter(company.supplyCount, company.purchaseCount)}</Text>}
      />
    </Pressable>
  );
});
