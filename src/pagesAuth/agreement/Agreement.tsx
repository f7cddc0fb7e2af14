import { observer } from 'mobx-react';
import { useRouteParams } from '@/navigation/useRouteParams';
import { authWords } from '../locale/words';
import { LegalPage } from './components/LegalPage';
import { agreementWords } from './locale/words';
import { agreementVersions } from './versions';

/** The user agreement. */
export default observer(function Agreement() {
  const { version } = useRouteParams('agreement');
  return (
    <LegalPage
      route="agreement"
      title={authWords().agreementTitle}
      versions={agreementVersions}
      asked={version}
      summary={agreementWords().agreementSummary}
    />
  );
});
