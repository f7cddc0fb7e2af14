import { VerificationResultPage } from '../components/VerificationResultPage';

/** Result page of a personal verification. */
export default function PersonalResult() {
  return <VerificationResultPage kind="person" />;
}
