import { observer } from 'mobx-react-lite';
import type { ExhibitorBrief } from '@contract/exhibitor';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { CompanyAvatar } from '@/ui/Avatar';
import { VerifiedBadge } from '@/ui/Badge';
import { IdentityRow } from '@/ui/IdentityRow';
import { Highlighted } from '../../components/Highlighted';
import { searchMessages } from '../../locale/messages';
import styles from './FoundCardRow.module.scss';

interface ExhibitorResultRowProps {
  exhibitor: ExhibitorBrief;
  query: string;
}

/** An exhibitor of the current expo. Opens it in the list of exhibitors. */
export const ExhibitorResultRow = observer(function ExhibitorResultRow({ exhibitor, query }: ExhibitorResultRowProps) {
  const t = searchMessages();
  const { id, name, boothNos, varieties, isVerified } = exhibitor;
  return (
    <Pressable className={styles.row} role="link" onPress={linkTo('exhibit.merchant', { id })}>
      <IdentityRow
        picture={<CompanyAvatar id={id} name={name} />}
        name={<Highlighted text={name} query={query} />}
        badges={isVerified && <VerifiedBadge kind="company" />}
        subtitle={boothNos.length > 0 ? t.booth(boothNos.join(' ')) : undefined}
        details={varieties.length > 0 ? [t.deals(varieties, '')] : []}
      />
    </Pressable>
  );
});
