import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CompanyInfo } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import { companyCompletion } from '@rules/companyCompletion';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { SpiceArt } from '@/components/SpiceArt';
import { messages as sharedMessages } from '@/locale/messages';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { CompanyAvatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { Carousel } from '@/ui/Carousel';
import { Tag } from '@/ui/Tag';
import { companyMessages } from '../locale/messages';
import { CompanyFacts } from './CompanyFacts';
import { CompanySections } from './CompanySections';
import { ContactCard } from './ContactCard';
import styles from './CompanyView.module.scss';

interface CompanyViewProps {
  company: CompanyInfo;
  /** The company's current supplies. */
  supplies: readonly SupplyBrief[];
  /** Number of certificates that have expired or expire soon; warns the company's members. */
  expiringCertificates?: number;
}

/** Public view of a company: identity, supplies, certificates and contact. */
export const CompanyView = observer(function CompanyView({
  company,
  supplies,
  expiringCertificates = 0
}: CompanyViewProps) {
  return (
    <>
      <Cover company={company} />
      <View className={styles.identity}>
        <IdentityCard company={company} />
      </View>
      {company.myRole !== null && <MemberNotices company={company} expiringCertificates={expiringCertificates} />}
      <CompanySections company={company} supplies={supplies} />
      <ContactCard company={company} />
      <CompanyFacts company={company} />
    </>
  );
});

/** Cover pictures; without any, an illustration of the main variety, marked as such. */
const Cover = observer(function Cover({ company }: { company: CompanyInfo }) {
  const [first] = company.varieties;
  if (company.coverUrls.length > 0) {
    return (
      <Carousel
        className={styles.cover}
        label={company.name}
        slides={company.coverUrls.map((url) => ({
          key: url,
          content: <Image className={styles.picture} src={uploadUri(url)} mode="aspectFill" aria-hidden="true" />
        }))}
      />
    );
  }
  if (!first) return <View className={styles.plain} />;
  return (
    <View className={styles.cover}>
      <SpiceArt varietyId={first.id} mode="cover" />
      <Text className={styles.mark}>{sharedMessages().illustration}</Text>
    </View>
  );
});

const IdentityCard = observer(function IdentityCard({ company }: { company: CompanyInfo }) {
  const t = companyMessages();
  const { id, shortName, logoUrl, type, establishedOn, boothNo } = company;
  return (
    <Card>
      <View className={styles.head}>
        {logoUrl ? (
          <Image className={styles.logo} src={uploadUri(logoUrl)} mode="aspectFill" aria-hidden="true" />
        ) : (
          <CompanyAvatar id={id} name={shortName} size="large" />
        )}
        <View className={styles.text}>
          <View className={styles.name} role="heading" aria-level={2}>
            {company.name}
          </View>
          <View className={styles.badges}>
            <PartyBadge verifications={company.verifications} />
            {type && <Tag text={t.types[type]} />}
            {establishedOn !== null && <Tag text={t.info.founded(establishedOn.slice(0, 4))} />}
          </View>
        </View>
      </View>
      {company.intro !== '' && <View className={styles.summary}>{company.intro}</View>}
      {(company.varieties.length > 0 || boothNo !== null) && (
        <View className={styles.tags}>
          {company.varieties.map(({ id: varietyId, name }) => (
            <Text key={varietyId} className={styles.variety}>
              {name}
            </Text>
          ))}
          {boothNo !== null && <Tag text={t.info.booth(boothNo)} />}
          <Tag text={t.info.members(company.memberCount)} />
        </View>
      )}
    </Card>
  );
});

/** Notices for the company's members: completeness and expiring certificates. */
const MemberNotices = observer(function MemberNotices({
  company,
  expiringCertificates
}: {
  company: CompanyInfo;
  expiringCertificates: number;
}) {
  const t = companyMessages();
  const { percent, missing } = companyCompletion({
    ...company,
    regionCode: company.region?.code ?? null,
    varietyIds: company.varieties
  });
  const missingSections = missing.map((part) => t.parts[part]).join(t.listJoin);
  return (
    <Card>
      {expiringCertificates > 0 && <View className={styles.warning}>{t.info.expiryWarning(expiringCertificates)}</View>}
      <View className={styles.completion}>{t.info.completion(percent)}</View>
      <View className={styles.track}>
        <View className={styles.filled} style={{ width: `${percent}%` }} />
      </View>
      <View className={styles.missing}>{missing.length > 0 ? t.info.missing(missingSections) : t.info.complete}</View>
    </Card>
  );
});
