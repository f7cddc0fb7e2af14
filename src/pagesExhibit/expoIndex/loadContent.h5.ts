import { expoIndexContent } from './content';
import type { LoadContent } from './loadContent.types';

/** The page is a part of its own, which has the content as well. */
export const loadContent: LoadContent = () => Promise.resolve(expoIndexContent);
