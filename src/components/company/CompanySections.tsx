import { View } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CardBrief } from '@contract/card';
import type { CompanyInfo } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import { listCompanyCards } from '@/api/card';
import { TranslatedText } from '@/components/translation/TranslatedText';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { scrollDurationMs } from '@/platform/reducedMotion/scrollDuration';
import { VideoPlayer } from '@/platform/videoPlayer';
import { PagedList } from '@/request/PagedList';
import { environment } from '@/stores/environment';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { Tabs } from '@/ui/Tabs';
import { CertificateList } from './CertificateList';
import { companyViewMessages } from './locale/messages';
import { MemberCards } from './MemberCards';
import { SupplyTiles } from './SupplyTiles';
import styles from './CompanySections.module.scss';

type Section = 'onSale' | 'certificates' | 'members' | 'intro';

interface CompanySectionsProps {
  company: CompanyInfo;
  supplies: PagedList<SupplyBrief>;
  /** True without the cards of the members. */
  isPreview: boolean;
}

/** Element that holds the tabs. */
const TABS_ID = 'company-sections';
/** Pixels kept free above the tabs when they are scrolled to: the navigation bar and some margin. */
const TOP_OFFSET_PX = 52;
/** Number of certificates shown below the tabs: two rows. */
const PREVIEWED_PROOFS = 4;

/**
 * Supplies, certificates, cards of the members and introduction in tabs; the first certificates are below the others.
 * Empty sections are left out.
 */
export const CompanySections = observer(function CompanySections(props: CompanySectionsProps) {
  const { company } = props;
  const t = companyViewMessages();
  const [chosen, setChosen] = useState<Section>();
  const [cards] = useState(() => new PagedList<CardBrief>((cursor) => listCompanyCards(company.id, cursor)));
  const proofs = proofCount(company);
  const available = availableSections(props, proofs);
  // The chosen section may be missing after a reload.
  const shown = available.find(({ key }) => key === chosen) ?? available[0];
  const openCertificates = () => {
    setChosen('certificates');
    const offsetTop = -TOP_OFFSET_PX - environment.statusBarHeight;
    void Taro.pageScrollTo({ selector: `#${TABS_ID}`, offsetTop, duration: scrollDurationMs() });
  };
  return (
    <>
      <View id={TABS_ID}>
        {shown && (
          <Card>
            <View className={styles.tabs}>
              <Tabs label={company.name} options={available} value={shown.key} onChange={setChosen} />
            </View>
            <SectionContent {...props} section={shown.key} cards={cards} />
          </Card>
        )}
      </View>
      {proofs > 0 && shown?.key !== 'certificates' && (
        <Card>
          <SectionHeader
            title={t.certificates}
            right={t.proofs(proofs)}
            {...(proofs > PREVIEWED_PROOFS && { onMore: openCertificates })}
          />
          <CertificateList company={company} maxCount={PREVIEWED_PROOFS} />
        </Card>
      )}
    </>
  );
});

const proofCount = ({ certificates, verifications }: CompanyInfo): number =>
  certificates.length + (verifications.includes('company') ? 1 : 0);

function availableSections({ company, supplies, isPreview }: CompanySectionsProps, proofs: number) {
  const { tabs } = companyViewMessages();
  const all: { key: Section; text: string; count?: number; isAvailable: boolean }[] = [
    { key: 'onSale', text: tabs.onSale, count: company.supplyCount, isAvailable: !supplies.isEmpty },
    { key: 'certificates', text: tabs.certificates, count: proofs, isAvailable: proofs > 0 },
    { key: 'members', text: tabs.members, count: company.memberCount, isAvailable: !isPreview },
    { key: 'intro', text: tabs.intro, isAvailable: company.intro !== '' || company.videoUrl !== null }
  ];
  return all.filter(({ isAvailable }) => isAvailable);
}

interface SectionContentProps extends CompanySectionsProps {
  section: Section;
  cards: PagedList<CardBrief>;
}

function SectionContent({ section, company, supplies, cards, isPreview }: SectionContentProps) {
  switch (section) {
    case 'onSale':
      return <SupplyTiles company={company} supplies={supplies} />;
    case 'certificates':
      return <CertificateList company={company} />;
    case 'members':
      return <MemberCards company={company} cards={cards} />;
    case 'intro':
      return <Intro company={company} isPreview={isPreview} />;
  }
}

const Intro = observer(function Intro({ company, isPreview }: { company: CompanyInfo; isPreview: boolean }) {
  const t = companyViewMessages();
  const { intro, videoUrl, videoState } = company;
  return (
    <>
      {videoUrl !== null && <VideoPlayer className={styles.video} src={uploadUri(videoUrl)} label={company.name} />}
      {videoState === 'waiting' && <View className={styles.state}>{t.videoWaiting}</View>}
      {videoState === 'refused' && <View className={styles.state}>{t.videoRefused}</View>}
      {intro !== '' && (
        <TranslatedText
          className={styles.intro}
          source={intro}
          subject={{ kind: 'companyIntro', id: company.id }}
          isOffered={!isPreview}
        />
      )}
    </>
  );
});
