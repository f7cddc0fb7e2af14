import { observer } from 'mobx-react-lite';
import { useRouteParams } from '@/navigation/useRouteParams';
import { authMessages } from '../locale/messages';
import { LegalPage } from './components/LegalPage';
import { agreementMessages } from './locale/messages';
import { agreementVersions } from './versions';

/** User agreement page. */
export default observer(function Agreement() {
  const { version } = useRouteParams('agreement');
  return (
    <LegalPage
      route="agreement"
      title={authMessages().agreementTitle}
      versions={agreementVersions}
      requestedVersion={version}
      summary={agreementMessages().agreementSummary}
    />
  );
});
