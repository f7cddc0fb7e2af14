import { observer } from 'mobx-react';
import { PageFrame } from '@/ui/PageFrame';
import { authWords } from '../locale/words';
import { agreementText } from './Agreement.content';
import { LegalArticle } from './components/LegalArticle';

/** The user agreement. */
export default observer(function Agreement() {
  return (
    <PageFrame title={authWords().agreementTitle} ground="surface">
      <LegalArticle text={agreementText} />
    </PageFrame>
  );
});
