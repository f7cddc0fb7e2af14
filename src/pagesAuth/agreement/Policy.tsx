import { observer } from 'mobx-react';
import { PageFrame } from '@/ui/PageFrame';
import { authWords } from '../locale/words';
import { LegalArticle } from './components/LegalArticle';
import { policyText } from './Policy.content';

/** The privacy policy. */
export default observer(function Policy() {
  return (
    <PageFrame title={authWords().policyTitle} ground="surface">
      <LegalArticle text={policyText} />
    </PageFrame>
  );
});
