import type { VerificationDetail } from '@contract/verification';
import { push } from '@/navigation/navigate';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { VerificationResultPage } from '../components/VerificationResultPage';
import { verificationMessages } from '../locale/messages';
import { ParkPreview } from './components/ParkPreview';

/** Result page of a park verification: review by the platform, then by the authority. */
export default function ParkResult() {
  return (
    <VerificationResultPage kind="park">
      {(detail) => (
        <>
          {investmentPageCard(detail)}
          {detail.park && <ParkPreview park={detail.park} />}
        </>
      )}
    </VerificationResultPage>
  );
}

/** Link to the page of the parks, for an approved one. */
function investmentPageCard({ state }: VerificationDetail) {
  if (!['approved', 'expiring', 'changing'].includes(state)) return null;
  return (
    <Card isBare>
      <Cell
        icon="building-community"
        title={verificationMessages().investmentPage}
        onPress={() => push('exhibit.parkInvestment')}
      />
    </Card>
  );
}
