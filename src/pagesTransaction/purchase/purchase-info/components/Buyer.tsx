import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PurchaseDetail } from '@contract/purchase';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { linkTo } from '@/navigation/navigate';
import { CompanyAvatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { IdentityRow } from '@/ui/IdentityRow';
import { purchaseInfoMessages } from '../locale/messages';
import styles from './Buyer.module.scss';

/** The buyer: a company with its badge, or a note that the buyer is anonymous. */
export const Buyer = observer(function Buyer({ detail }: { detail: PurchaseDetail }) {
  const t = purchaseInfoMessages();
  const { buyer, buyerCompanyId } = detail;
  return (
    <Section>
      <IdentityRow
        picture={
          buyer ? (
            <CompanyAvatar id={buyer.companyId ?? buyer.name} name={buyer.name} />
          ) : (
            <View className={styles.hidden}>
              <Icon name="eye-off" />
            </View>
          )
        }
        name={buyer?.name ?? t.anonymous}
        subtitle={buyer ? <PartyBadge verifications={buyer.verifications} /> : t.anonymousHint}
        right={
          buyerCompanyId !== null && (
            <Button kind="tinted" size="small" onPress={linkTo('company.information', { id: buyerCompanyId })}>
              {t.toCompany}
            </Button>
          )
        }
      />
    </Section>
  );
});
