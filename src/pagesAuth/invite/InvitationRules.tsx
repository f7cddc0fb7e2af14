import { observer } from 'mobx-react-lite';
import { PageFrame } from '@/ui/PageFrame';
import { LegalArticle } from '../agreement/components/LegalArticle';
import { invitationRules } from './InvitationRules.content';
import { inviteMessages } from './locale/messages';

export default observer(function InvitationRulesPage() {
  return (
    <PageFrame title={inviteMessages().rulesTitle} ground="surface">
      <LegalArticle shown={invitationRules} summary={invitationRules.text.summary ?? []} />
    </PageFrame>
  );
});
