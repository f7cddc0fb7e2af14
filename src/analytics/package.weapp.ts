import { passStart } from './passedStart';
import { startAnalytics } from './startAnalytics';

// The first module of the package async/analytics (config/build/codePackage.ts).
passStart(startAnalytics);
