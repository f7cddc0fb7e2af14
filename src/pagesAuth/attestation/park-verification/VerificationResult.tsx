import type { VerificationDetail } from '@contract/verification';
import { isBuilt, push } from '@/navigation/navigate';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { VerificationResultPage } from '../components/VerificationResultPage';
import { verificationMessages } from '../locale/messages';
import { ParkPreview } from './components/ParkPreview';

/** What became of the papers of a park: the platform's look, then the authority's. */
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

/** The page on which an approved park is shown, as soon as this build has it. */
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
