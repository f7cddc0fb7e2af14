import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { pathOf } from '@/navigation/pathOf';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useSharedPage } from '@/platform/share';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { FormField } from '@/ui/FormField';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { TextInput } from '@/ui/TextInput';
import { checkCertificate } from '../api/expoCertificate';
import { certificateMessages } from '../locale/messages';
import { CertificateCheckStore } from './CertificateCheck.store';
import { CheckedCertificate } from './components/CheckedCertificate';
import styles from './CheckPage.module.scss';

const [MAX_NUMBER, MAX_CODE] = [20, 20];

/** Public check of a certificate, also for visitors: by number, with the check code for the whole name. */
export const CheckPage = observer(function CheckPage() {
  const { no = '', code = '' } = useRouteParams('exhibit.register');
  const [store] = useState(() => new CertificateCheckStore({ checkCertificate }));
  useEffect(() => {
    if (no === '') return;
    store.setNo(no);
    store.setCode(code);
    void store.check();
  }, [store, no, code]);
  const { check: t } = certificateMessages();
  // Without the check code: who passes the page on does not pass on the name.
  useSharedPage({ title: t.title, path: pathOf('exhibit.register', { type: 'check', ...(no !== '' && { no }) }) });
  const check = () => void store.check();
  return (
    <PageFrame title={t.title}>
      <View className={styles.form}>
        <FormField
          label={t.number}
          isRequired
          hint={t.numberHint}
          error={store.problem === null ? undefined : t.problems[store.problem]}
        >
          <TextInput
            name="no"
            label={t.number}
            value={store.no}
            placeholder="YX202600001"
            maxLength={MAX_NUMBER}
            isInvalid={store.problem !== null}
            onChange={store.setNo}
            onConfirm={check}
          />
        </FormField>
        <FormField label={t.code} hint={t.codeHint}>
          <TextInput
            name="checkCode"
            label={t.code}
            value={store.code}
            placeholder={t.codePlaceholder}
            maxLength={MAX_CODE}
            onChange={store.setCode}
            onConfirm={check}
          />
        </FormField>
        <View className={styles.action}>
          <Button kind="primary" isFull isLoading={store.phase === 'loading'} onPress={check}>
            {t.checkNow}
          </Button>
        </View>
      </View>
      <Result store={store} />
    </PageFrame>
  );
});

const Result = observer(function Result({ store }: { store: CertificateCheckStore }) {
  const { check: t } = certificateMessages();
  const { value, error } = store.result;
  switch (store.phase) {
    case 'form':
      return null;
    case 'loading':
      return <SkeletonCard />;
    case 'found':
      return value && <CheckedCertificate certificate={value} hadCode={store.hadCode} />;
    case 'notFound':
      return <EmptyState title={t.notFound} text={t.notFoundHint} />;
    case 'limited':
      return <EmptyState title={t.limited} text={t.limitedHint} />;
    case 'failed':
      return <ErrorState error={error} onRetry={() => void store.check()} />;
  }
});
