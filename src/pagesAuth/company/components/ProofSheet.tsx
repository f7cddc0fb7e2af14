import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { JoinRequest } from '@contract/team';
import { releaseFile } from '@/platform/filePicker';
import { pictureFile } from '@/platform/pictureFile';
import { pictureLabel } from '@/platform/pictureLabel';
import { ErrorState } from '@/ui/ErrorState';
import { Sheet } from '@/ui/Sheet';
import { SkeletonCard } from '@/ui/Skeleton';
import { getProof } from '../../api/team';
import { companyMessages } from '../locale/messages';
import styles from './ProofSheet.module.scss';

interface ProofSheetProps {
  isOpen: boolean;
  request: JoinRequest;
  onClose(): void;
}

/** Pictures attached to an application. They have no URL and are loaded when the sheet opens. */
export const ProofSheet = observer(function ProofSheet({ isOpen, request, onClose }: ProofSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={`${request.realName} ${companyMessages().manager.proof}`}>
      <View className={styles.proofs}>
        {request.proofIds.map((proofId) => (
          <ProofImage key={proofId} id={request.id} proofId={proofId} />
        ))}
      </View>
    </Sheet>
  );
});

/** Picture of an application. No `Resource`: its file is released with the component, also one that arrives later. */
const ProofImage = observer(function ProofImage({ id, proofId }: { id: string; proofId: string }) {
  const [picture, setPicture] = useState('');
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isMounted = true;
    setError(undefined);
    let path = '';
    const load = async () => {
      const { dataUri } = await getProof(id, proofId);
      path = await pictureFile(proofId, dataUri);
      if (isMounted) setPicture(path);
      else releaseFile(path);
    };
    load().catch((thrown: unknown) => isMounted && setError(thrown));
    return () => {
      isMounted = false;
      releaseFile(path);
    };
  }, [id, proofId, attempt]);
  if (error !== undefined) return <ErrorState error={error} onRetry={() => setAttempt(attempt + 1)} />;
  if (picture === '') return <SkeletonCard />;
  const label = companyMessages().manager.proof;
  return <Image className={styles.picture} src={picture} mode="widthFix" {...pictureLabel(label)} />;
});
