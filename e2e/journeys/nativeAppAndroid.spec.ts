import { test } from '../fixtures';
import { nativeAppJourneys } from '../nativeAppJourneys';
import { userAgents } from '../pages/HostApp';

test.use({ userAgent: userAgents.android });

nativeAppJourneys('android');
