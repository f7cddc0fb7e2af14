import { ApiError } from '@/lib/ApiError';
import { loadExpoIndex } from '@/platform/weapp/asyncPackages';
import type { LoadContent } from './loadContent.types';
import { passedContent } from './passedContent';
// WeChat loads no style sheet of a package that the page is not in: these are in the main package.
import './ExpoIndex.module.scss';

/** @throws ApiError NETWORK when the package did not arrive */
export const loadContent: LoadContent = async () => {
  try {
    await loadExpoIndex();
  } catch (error) {
    throw new ApiError('NETWORK', `code of the expo's index was not loaded: ${String(error)}`);
  }
  return passedContent();
};
