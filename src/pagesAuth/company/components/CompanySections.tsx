import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CompanyInfo } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { VideoPlayer } from '@/platform/videoPlayer';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { Tabs } from '@/ui/Tabs';
import { companyMessages } from '../locale/messages';
import { CertificateList } from './CertificateList';
import { SupplyTiles } from './SupplyTiles';
import styles from './CompanySections.module.scss';

type Section = 'onSale' | 'intro';

interface CompanySectionsProps {
  company: CompanyInfo;
  supplies: readonly SupplyBrief[];
}

/** Supplies and introduction in tabs, with the certificates below. Empty sections are left out. */
export const CompanySections = observer(function CompanySections({ company, supplies }: CompanySectionsProps) {
  const t = companyMessages().info;
  const [chosen, setChosen] = useState<Section>();
  const proofs = company.certificates.length + (company.verifications.includes('company') ? 1 : 0);
  const hasIntro = company.intro !== '' || company.videoUrl !== null;
  const all: { key: Section; text: string; count?: number; isAvailable: boolean }[] = [
    { key: 'onSale', text: t.onSale, count: company.supplyCount, isAvailable: supplies.length > 0 },
    { key: 'intro', text: t.intro, isAvailable: hasIntro }
  ];
  const available = all.filter(({ isAvailable }) => isAvailable);
  // The chosen section may be missing after a reload.
  const shown = available.find(({ key }) => key === chosen) ?? available[0];
  return (
    <>
      {shown && (
        <Card>
          <View className={styles.tabs}>
            <Tabs label={company.name} options={available} value={shown.key} onChange={setChosen} />
          </View>
          {shown.key === 'onSale' ? <SupplyTiles supplies={supplies} /> : <Intro company={company} />}
        </Card>
      )}
      {proofs > 0 && (
        <Card>
          <SectionHeader title={t.certificates} right={t.proofs(proofs)} />
          <CertificateList company={company} />
        </Card>
      )}
    </>
  );
});

const Intro = observer(function Intro({ company }: { company: CompanyInfo }) {
  const t = companyMessages().info;
  const { intro, videoUrl, videoState } = company;
  return (
    <>
      {videoUrl !== null && <VideoPlayer className={styles.video} src={uploadUri(videoUrl)} label={company.name} />}
      {videoState === 'waiting' && <View className={styles.state}>{t.videoWaiting}</View>}
      {videoState === 'refused' && <View className={styles.state}>{t.videoRefused}</View>}
      {intro !== '' && <View className={styles.intro}>{intro}</View>}
    </>
  );
});
