import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CompanyInfo } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import { CompanyView } from '@/components/company/CompanyView';
import type { PagedList } from '@/request/PagedList';
import { Button } from '@/ui/Button';
import { NavBar } from '@/ui/NavBar';
import { PageFrame } from '@/ui/PageFrame';
import { companyMessages } from '../locale/messages';
import styles from './CompanyPreview.module.scss';

interface CompanyPreviewProps {
  company: CompanyInfo;
  supplies: PagedList<SupplyBrief>;
  onClose(): void;
}

/** Preview of the form's values as visitors would see them. */
export const CompanyPreview = observer(function CompanyPreview({ company, supplies, onClose }: CompanyPreviewProps) {
  const t = companyMessages().info;
  return (
    <PageFrame
      pageTitle={t.preview}
      nav={<NavBar title={t.preview} hasBack={false} />}
      bottomBar={
        <Button kind="primary" isFull onPress={onClose}>
          {t.endPreview}
        </Button>
      }
    >
      <View className={styles.note}>{t.previewNote}</View>
      <CompanyView company={company} supplies={supplies} isPreview />
    </PageFrame>
  );
});
