import { askConsent } from '@/components/consent/askConsent';
import { scan } from '@/components/scan/scan';
import { explainDenial } from '@/launch/refusal/explainDenial';
import { askForPrivacy } from '@/launch/refusal/privacyPanel';
import { followLink } from '@/navigation/followLink';
import { passParts } from '@/platform/weapp/onDemand';

// The first module of the package async/onDemand (config/build/codePackage.ts).
passParts({ askConsent, askForPrivacy, explainDenial, followLink, scan });
