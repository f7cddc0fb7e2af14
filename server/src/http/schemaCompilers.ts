import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifySchema, FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';

/** Keys and items of an input of which every fault is looked for; a form has fewer. */
const SMALL_INPUT_SIZE = 200;

/**
 * Validators that stop at the first fault, so that a wrong input costs no more than a right one. Only of an input that is
 * small are the other faults looked for too, because a form shows them all at once. Each wrong item is an error object:
 * all of those of a large body would stop the process for seconds, and be kept by the validator until its next call.
 */
export function inputValidators(): FastifySchemaCompiler<FastifySchema> {
  const [failFast, collectAll] = [compiler(false), compiler(true)];
  return ({ schema }) => {
    const isValid = failFast(schema);
    let collectErrors: Validator | undefined;
    return (input: unknown) => {
      if (isValid(input)) return true;
      const first = takeErrors(isValid);
      if (!isSmall(input)) return { error: first };
      // Compiled when somebody first makes a mistake in it: most calls never need it.
      collectErrors ??= collectAll(schema);
      collectErrors(input);
      return { error: takeErrors(collectErrors) };
    };
  };
}

type ValidationErrors = FastifySchemaValidationError[];
type Validator = ((input: unknown) => unknown) & { errors?: unknown };

function compiler(allErrors: boolean): (schema: FastifySchema) => Validator {
  // Regions and names are marked for translation in answers; as input they are plain text.
  const keywords = ['x-local-text'];
  const compile = AjvCompiler()(
    {},
    { customOptions: { coerceTypes: false, removeAdditional: false, allErrors, keywords } }
  );
  // The types know the schema alone; what is called wants it as a route's.
  return (schema) => compile({ schema }) as Validator;
}

/** What a validator found, which it would keep until it is asked again. */
function takeErrors(validator: Validator): ValidationErrors {
  const found = validator.errors as ValidationErrors;
  validator.errors = null;
  return found;
}

function isSmall(input: unknown): boolean {
  const left: unknown[] = [input];
  for (let seen = 0; left.length > 0; seen += 1) {
    if (seen + left.length > SMALL_INPUT_SIZE) return false;
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const key in value) {
      if (left.push(value[key as keyof typeof value]) > SMALL_INPUT_SIZE) return false;
    }
  }
  return true;
}
