import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { SupplyDetail } from '@contract/supply';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { keepUnitsTogether } from '@/lib/keepUnitsTogether';
import { push } from '@/navigation/navigate';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { Pressable } from '@/platform/pressable';
import { Avatar, CompanyAvatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { IdentityRow } from '@/ui/IdentityRow';
import { singlePage } from '@/ui/singlePage';
import { tradeMessages } from '../../../locale/messages';
import { supplyInfoMessages } from '../locale/messages';
import { Contact } from './Contact';
import styles from './Seller.module.scss';

/** The supplier: company or person, response rate, and the phone number as far as the viewer may see it. */
export const Seller = observer(function Seller({ detail }: { detail: SupplyDetail }) {
  const { companyId } = detail.sellerInfo;
  const openCompany = () => companyId !== null && push('company.information', { id: companyId });
  return (
    <Section>
      {companyId === null ? (
        <SellerRow detail={detail} />
      ) : (
        <View className={styles.company}>
          <Pressable className={styles.seller} role="link" onPress={openCompany}>
            <SellerRow detail={detail} />
          </Pressable>
          <Button kind="tinted" size="small" onPress={openCompany}>
            {supplyInfoMessages().toCompany}
          </Button>
        </View>
      )}
      {!singlePage.isOn && <Contact key={`${detail.id} ${detail.contact.needs ?? ''}`} detail={detail} />}
    </Section>
  );
});

const SellerRow = observer(function SellerRow({ detail }: { detail: SupplyDetail }) {
  const t = supplyInfoMessages();
  const { seller, sellerInfo, contact } = detail;
  const { responsePercent, openSupplies } = sellerInfo;
  const facts = [
    t.contactPerson(contact.name),
    responsePercent === null ? '' : t.responseRate(responsePercent),
    t.onSale(openSupplies)
  ];
  return (
    <IdentityRow
      picture={<Picture detail={detail} />}
      name={seller.name}
      badges={<PartyBadge verifications={seller.verifications} />}
      subtitle={keepUnitsTogether(tradeMessages().list(facts.filter(Boolean)))}
    />
  );
});

function Picture({ detail: { seller, sellerInfo } }: { detail: SupplyDetail }) {
  const { companyId, logoUrl } = sellerInfo;
  if (logoUrl !== null) {
    return <Image className={styles.logo} src={uploadUri(logoUrl)} mode="aspectFill" aria-hidden="true" />;
  }
  if (companyId === null) return <Avatar name={seller.name} />;
  return <CompanyAvatar id={companyId} name={seller.name} />;
}
