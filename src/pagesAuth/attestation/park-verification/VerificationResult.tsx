import type { VerificationDetail } from '@contract/verification';
import { isBuilt, push } from '@/navigation/navigate';
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

/** Link to the public page of an approved park, once this build contains that page. */
function investmentPageCard({ state }: VerificationDetail) {
  const isShown = ['approved', 'expiring', 'changing'].includes(state) && isBuilt('exhibit.parkInvestment');
  if (!isShown) return null;
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
