import { observer } from 'mobx-react-lite';
import type { VerificationDetail } from '@contract/verification';
import { FieldGroup } from '@/components/form/FieldGroup';
import { push } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { VerificationResultPage } from '../components/VerificationResultPage';
import { verificationMessages } from '../locale/messages';

/** Result page of a company verification; an approved one links to the company and its next actions. */
export default function CorporateResult() {
  return <VerificationResultPage kind="company">{(detail) => <CompanyCard detail={detail} />}</VerificationResultPage>;
}

const CompanyCard = observer(function CompanyCard({ detail }: { detail: VerificationDetail }) {
  const t = verificationMessages();
  const { state, companyId } = detail;
  const company = user.user?.companies.find(({ id }) => id === companyId);
  if (!['approved', 'expiring', 'changing'].includes(state) || company === undefined) return null;
  const next = t.nextSteps;
  const openPage = () => push('company.information', { id: company.id });
  return (
    <>
      <Card isBare>
        <Cell icon="building-store" title={company.name} hint={company.shortName} onPress={openPage} />
      </Card>
      <FieldGroup title={t.next}>
        <Cell icon="user-plus" title={next.invite} onPress={() => push('company.manager')} />
        <Cell icon="pencil" title={next.complete} onPress={openPage} />
        <Cell icon="package" title={next.publish} onPress={() => push('supply.create', {})} />
        <Cell icon="shield-check" title={t.center} onPress={() => push('attestation.center')} />
      </FieldGroup>
    </>
  );
});
