import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { CompanyInfo } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import { uploadUri } from '@/platform/uploadUri';
import { VideoPlayer } from '@/platform/VideoPlayer';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { Tabs } from '@/ui/Tabs';
import { companyMessages } from '../locale/messages';
import { Certificates } from './Certificates';
import { OnSale } from './OnSale';
import styles from './Sections.module.scss';

type Section = 'onSale' | 'intro';

interface SectionsProps {
  company: CompanyInfo;
  supplies: readonly SupplyBrief[];
}

/** What the company offers and says of itself, one at a time, and below that what it can prove. What is empty is left out. */
export const Sections = observer(function Sections({ company, supplies }: SectionsProps) {
  const t = companyMessages().info;
  const [chosen, setChosen] = useState<Section>();
  const proofs = company.certificates.length + (company.verifications.includes('company') ? 1 : 0);
  const hasIntro = company.intro !== '' || company.videoUrl !== null;
  const all: { key: Section; text: string; count?: number; isThere: boolean }[] = [
    { key: 'onSale', text: t.onSale, count: company.supplyCount, isThere: supplies.length > 0 },
    { key: 'intro', text: t.intro, isThere: hasIntro }
  ];
  const there = all.filter(({ isThere }) => isThere);
  // What was looked at may be gone after the page was drawn anew.
  const shown = there.find(({ key }) => key === chosen) ?? there[0];
  return (
    <>
      {shown && (
        <Card>
          <View className={styles.tabs}>
            <Tabs label={company.name} options={there} value={shown.key} onChange={setChosen} />
          </View>
          {shown.key === 'onSale' ? <OnSale supplies={supplies} /> : <Intro company={company} />}
        </Card>
      )}
      {proofs > 0 && (
        <Card>
          <SectionHeader title={t.certificates} right={t.proofs(proofs)} />
          <Certificates company={company} />
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
