import { passChannel } from './passedChannel';
import * as secureChannel from './secureChannel';

// The first module of the package async/secureChannel (config/build/codePackage.ts).
passChannel(secureChannel);
