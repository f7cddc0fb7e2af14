import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CompanyInfo } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import { certificateState } from '@rules/certificate';
import { companyCompletion } from '@rules/companyCompletion';
import { shanghaiDay } from '@rules/shanghaiTime';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { SpiceArt } from '@/components/SpiceArt';
import { messages as sharedMessages } from '@/locale/messages';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import type { PagedList } from '@/request/PagedList';
import { CompanyAvatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { Carousel } from '@/ui/Carousel';
import { Tag } from '@/ui/Tag';
import { CompanyFacts } from './CompanyFacts';
import { CompanySections } from './CompanySections';
import { ContactCard } from './ContactCard';
import { companyViewMessages } from './locale/messages';
import { hasCover } from './shownCompany';
import styles from './CompanyView.module.scss';

interface CompanyViewProps {
  company: CompanyInfo;
  /** The company's current supplies. */
  supplies: PagedList<SupplyBrief>;
  /** True for values that are not saved yet: without the cards of the members. */
  isPreview?: boolean;
  /** True when the navigation bar lies over the cover. */
  isUnderNav?: boolean;
  /** Content of the page between the notices for members and the supplies. */
  children?: ReactNode;
}

/** View of a company: identity, supplies, certificates, cards of its members and contact. */
export const CompanyView = observer(function CompanyView({
  company,
  supplies,
  isPreview = false,
  isUnderNav = false,
  children
}: CompanyViewProps) {
  return (
    <>
      <Cover company={company} isUnderNav={isUnderNav} />
      <View className={styles.identity}>
        <IdentityCard company={company} />
      </View>
      {company.myRole !== null && <MemberNotices company={company} />}
      {children}
      <CompanySections key={company.id} company={company} supplies={supplies} isPreview={isPreview} />
      <ContactCard company={company} />
      <CompanyFacts company={company} />
    </>
  );
});

interface CoverProps {
  company: CompanyInfo;
  isUnderNav: boolean;
}

const Cover = observer(function Cover({ company, isUnderNav }: CoverProps) {
  if (!hasCover(company)) return <View className={styles.plain} />;
  return (
    <View className={`${styles.cover} ${isUnderNav ? styles.underNav : ''}`}>
      <CoverPictures company={company} />
    </View>
  );
});

/** Cover pictures; without any, an illustration of the main variety, marked as such. */
const CoverPictures = observer(function CoverPictures({ company }: { company: CompanyInfo }) {
  const [first] = company.varieties;
  if (company.coverUrls.length > 0 || !first) {
    return (
      <Carousel
        className={styles.slides}
        label={company.name}
        slides={company.coverUrls.map((url) => ({
          key: url,
          content: <Image className={styles.picture} src={uploadUri(url)} mode="aspectFill" aria-hidden="true" />
        }))}
      />
    );
  }
  return (
    <>
      <SpiceArt varietyId={first.id} mode="cover" />
      <Text className={styles.mark}>{sharedMessages().illustration}</Text>
    </>
  );
});

const IdentityCard = observer(function IdentityCard({ company }: { company: CompanyInfo }) {
  const t = companyViewMessages();
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
            {establishedOn !== null && <Tag text={t.founded(establishedOn.slice(0, 4))} />}
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
          {boothNo !== null && <Tag text={t.booth(boothNo)} />}
        </View>
      )}
    </Card>
  );
});

/** Notices for the company's members: certificates that have expired or expire within 30 days, and completeness. */
const MemberNotices = observer(function MemberNotices({ company }: { company: CompanyInfo }) {
  const t = companyViewMessages();
  const today = shanghaiDay(Date.now());
  const expiring = company.certificates.filter(({ validUntil }) => certificateState(validUntil, today) !== 'valid');
  const { percent, missing } = companyCompletion({
    ...company,
    regionCode: company.region?.code ?? null,
    varietyIds: company.varieties
  });
  const missingSections = missing.map((part) => t.parts[part]).join(t.listJoin);
  return (
    <Card>
      {expiring.length > 0 && <View className={styles.warning}>{t.expiryWarning(expiring.length)}</View>}
      <View className={styles.completion}>{t.completion(percent)}</View>
      <View className={styles.track}>
        <View className={styles.filled} style={{ width: `${percent}%` }} />
      </View>
      <View className={styles.missing}>{missing.length > 0 ? t.missing(missingSections) : t.complete}</View>
    </Card>
  );
});
