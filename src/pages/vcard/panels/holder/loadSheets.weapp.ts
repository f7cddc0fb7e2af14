import { ApiError } from '@/lib/ApiError';
import { loadHolderSheets } from '@/platform/weapp/asyncPackages';
import type { LoadSheets } from './loadSheets.types';
import { passedSheets } from './passedSheets';
// WeChat loads no style sheet of a package that the page is not in: these are in the package of the cards.
import '@/components/form/SubmitFailureNotice.module.scss';
import '@/ui/FormField.module.scss';
import '@/ui/TextArea.module.scss';
import './components/ContactRows.module.scss';
import './components/DuplicatesSheet.module.scss';
import './components/EntryDetails.module.scss';
import './components/EntrySheet.module.scss';
import './components/GroupsSheet.module.scss';
import './components/PersonFields.module.scss';
import './components/PersonSheet.module.scss';
import './components/RemarkRows.module.scss';
import './components/RemindersSheet.module.scss';
import './components/TagChips.module.scss';

/** @throws ApiError NETWORK when the package did not arrive */
export const loadSheets: LoadSheets = async () => {
  try {
    await loadHolderSheets();
  } catch (error) {
    throw new ApiError('NETWORK', `code of the card holder was not loaded: ${String(error)}`);
  }
  return passedSheets();
};
