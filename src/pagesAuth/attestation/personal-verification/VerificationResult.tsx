import { ResultPage } from '../components/ResultPage';

/** What became of the papers of a person. */
export default function PersonalResult() {
  return <ResultPage kind="person" />;
}
