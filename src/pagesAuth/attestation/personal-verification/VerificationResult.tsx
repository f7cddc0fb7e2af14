import { VerificationResultPage } from '../components/VerificationResultPage';

/** What became of the papers of a person. */
export default function PersonalResult() {
  return <VerificationResultPage kind="person" />;
}
