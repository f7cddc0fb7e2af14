import type { TSchema } from '@sinclair/typebox';
import type { Db } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';

/** Content of a module as viewers get it, with the schema whose marks name its texts. */
export interface OrganiserContent {
  schema: TSchema;
  value: unknown;
}

/** Contents that organisers and operators have written, from the modules that store them. */
export const organiserContents = defineExtensionPoint<{ list(db: Db, now: Date): Promise<OrganiserContent[]> }>(
  'organiserContents'
);
