import { expoIndexContent } from './content';
import { passContent } from './passedContent';

// The first module of the package async/expoIndex (config/build/codePackage.ts).
passContent(expoIndexContent);
