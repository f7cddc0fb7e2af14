import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { CompanyInfo } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import { uploadUri } from '@/platform/uploadUri';
import { VideoPlayer } from '@/platform/VideoPlayer';
import { Card } from '@/ui/Card';
import { Tabs } from '@/ui/Tabs';
import { companyWords } from '../locale/words';
import { Certificates } from './Certificates';
import { OnSale } from './OnSale';
import styles from './Sections.module.scss';

type Section = 'onSale' | 'certificates' | 'intro';

interface SectionsProps {
  company: CompanyInfo;
  supplies: readonly SupplyBrief[];
}

/** What the company offers, can prove and says of itself, one at a time. What is empty is left out. */
export const Sections = observer(function Sections({ company, supplies }: SectionsProps) {
  const t = companyWords().info;
  const [chosen, setChosen] = useState<Section>();
  const proofs = company.certificates.length + (company.verifications.includes('company') ? 1 : 0);
  const hasIntro = company.intro !== '' || company.videoUrl !== null;
  const all: { key: Section; text: string; count?: number; isThere: boolean }[] = [
    { key: 'onSale', text: t.onSale, count: company.supplyCount, isThere: supplies.length > 0 },
    { key: 'certificates', text: t.certificates, count: proofs, isThere: proofs > 0 },
    { key: 'intro', text: t.intro, isThere: hasIntro }
  ];
  const there = all.filter(({ isThere }) => isThere);
  // What was looked at may be gone after the page was drawn anew.
  const shown = there.find(({ key }) => key === chosen) ?? there[0];
  if (!shown) return null;
  return (
    <Card>
      <View className={styles.tabs}>
        <Tabs label={company.name} options={there} value={shown.key} onChange={setChosen} />
      </View>
      {shown.key === 'onSale' && <OnSale supplies={supplies} />}
      {shown.key === 'certificates' && <Certificates company={company} />}
      {shown.key === 'intro' && <Intro company={company} />}
    </Card>
  );
});

const Intro = observer(function Intro({ company }: { company: CompanyInfo }) {
  const t = companyWords().info;
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
