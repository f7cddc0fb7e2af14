import { HolderSheets } from './components/HolderSheets';
import { passSheets } from './passedSheets';

// The first module of the package async/holderSheets (config/build/codePackage.ts).
passSheets(HolderSheets);
