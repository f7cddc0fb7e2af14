import { ownData } from './ownData';
import { readingData } from './readingData';
import { tradeData } from './tradeData';
import type { PersonalData } from './personalData.types';

/** Every module's, in the order in which they are erased: what names something else before what it names. */
export const personalData: readonly PersonalData[] = [...readingData, ...tradeData, ...ownData];
